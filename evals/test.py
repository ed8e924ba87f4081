#!/usr/bin/env python3
"""The questions and their key are those that the tool's traces give, and the grader counts. Usage: test.py TOOL"""
import json
import os
import subprocess
import sys

from grade import grade

HERE = os.path.dirname(os.path.abspath(__file__))


def grader_counts():
    key = {"A": {"calls": ["x", "y"]}, "B": {"calls": ["x"]}, "C": {"calls": ["z"]}}
    assert grade({"A": ["x", "y"], "B": ["x"], "C": ["z"]}, key) == (3, 3, [])
    assert grade({"A": ["y", "x"], "B": ["x", "y"]}, key) == (0, 1, ["A", "B", "C"])
    assert grade({}, key) == (0, 0, ["A", "B", "C"])


def questions_have_answers():
    with open(f"{HERE}/questions.json", encoding="utf-8") as file:
        questions = json.load(file)
    with open(f"{HERE}/answers.json", encoding="utf-8") as file:
        answers = json.load(file)
    assert [question["id"] for question in questions] == list(answers) and len(questions) == 100
    for question in questions:
        made = answers[question["id"]]["calls"]
        assert set(made) < set(question["calls"]), question["id"]
        assert question["ios"] >= 13 or not any("viewIsAppearing" in call for call in question["calls"]), question


def key_is_that_of_the_traces():
    subprocess.run([sys.executable, f"{HERE}/generate.py", sys.argv[1], "--check"], check=True)


passed = failed = 0
for test in (grader_counts, questions_have_answers, key_is_that_of_the_traces):
    try:
        test()
        passed += 1
        print(f"ok {test.__name__}")
    except (AssertionError, subprocess.CalledProcessError) as error:
        failed += 1
        print(f"FAIL {test.__name__}: {error}")
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed else 0)
