#!/usr/bin/env python3
"""Grades answers to the questions. Usage: grade.py FILE

FILE is JSON: an object with a list of calls for each question, such as {"Q001": ["a.viewDidLoad()", …]}. An answer is
exact if it has the calls that are made, in their order. It has the right set if only the order may differ.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def grade(answers, key):
    """The numbers of exact answers and of right sets, and the questions that are not exact."""
    exact = [name for name, made in key.items() if answers.get(name) == made["calls"]]
    sets = [name for name, made in key.items() if sorted(answers.get(name, [])) == sorted(made["calls"])]
    return len(exact), len(sets), [name for name in key if name not in exact]


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    with open(f"{HERE}/answers.json", encoding="utf-8") as file:
        key = json.load(file)
    with open(sys.argv[1], encoding="utf-8") as file:
        answers = json.load(file)
    unknown = sorted(set(answers) - set(key))
    if unknown:
        sys.exit(f"no such question: {', '.join(unknown)}")
    exact, sets, wrong = grade(answers, key)
    print(f"{exact} of {len(key)} exact, {sets} with the right set of calls")
    if wrong:
        print("not exact: " + ", ".join(wrong))


if __name__ == "__main__":
    main()
