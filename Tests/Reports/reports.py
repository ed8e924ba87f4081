#!/usr/bin/env python3
"""What `scenesh check` reports, as readers that others wrote see it. Usage: reports.py TOOL [NAME]

Needs sarif_pydantic, the model of SARIF 2.1.0 on PyPI.
"""
import os
import subprocess
import sys
import urllib.parse

from sarif_pydantic import Sarif

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
TOOL = os.path.abspath(sys.argv[1])


def log(folder, *paths):
    """The log of a check of the paths, read by the model, which refuses what the schema does."""
    result = subprocess.run([TOOL, "check", "--reporter", "sarif", *paths], cwd=folder, capture_output=True)
    assert result.stderr == b"", result.stderr
    return Sarif.model_validate_json(result.stdout).runs[0]


def text_of(folder, location):
    """The text of a region, its columns counted in UTF-16 code units."""
    place = location.physical_location
    with open(os.path.join(folder, urllib.parse.unquote(place.artifact_location.uri)), encoding="utf-8", newline="") as file:
        line = file.read().split("\n")[place.region.start_line - 1]
    units = line.encode("utf-16-le")
    return units[2 * (place.region.start_column - 1):2 * (place.region.end_column - 1)].decode("utf-16-le")


def every_code_is_a_rule_with_help(folder):
    run = log(ROOT, "Tests/SceneLangTests/WrongScripts")
    rules = run.tool.driver.rules
    assert len(run.results) > 200 and len(rules) > 60, (len(run.results), len(rules))
    for result in run.results:
        assert rules[result.rule_index].id == result.rule_id
    for rule in rules:
        assert rule.short_description.text and rule.full_description.text, rule.id


def regions_are_the_text_at_fault(folder):
    name = "a é😀 %25&.scene"
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write("initial scene home\n/* 😀é */ scene `se😀tings`\nlet e\u0301 = \"😀\"; print nowhere\nlaunch\n")
    run = log(folder, name)
    assert [text_of(folder, result.locations[0]) for result in run.results] == ["nowhere"]
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write("initial scene home\r\n/* 😀é */ scene `se😀tings`\r\nlaunch\r\n")
    run = log(folder, name)
    assert [text_of(folder, result.locations[0]) for result in run.results] == ["`se😀tings`"]


def storyboards_have_places_in_their_xml(folder):
    name = "Tests/sceneshTests/CheckedStoryboards/W0601.storyboard"
    run = log(ROOT, name)
    assert {result.rule_id for result in run.results} == {"W0601"}, run.results
    texts = [text_of(ROOT, result.locations[0]) for result in run.results]
    assert texts == ["<viewControllerPlaceholder", "Absent", "Parts", "Own"], texts


def scripts_have_no_findings(folder):
    run = log(ROOT, "scripts")
    assert run.results == [] and run.tool.driver.rules == [] and run.invocations[0].execution_successful


suite.main([
    every_code_is_a_rule_with_help, regions_are_the_text_at_fault, storyboards_have_places_in_their_xml,
    scripts_have_no_findings])
