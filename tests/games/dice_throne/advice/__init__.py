"""Tests of Dice Throne, in the rooms of the package."""
