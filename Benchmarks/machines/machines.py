"""A controller's appearance as a state machine of PyPI's `transitions`: COUNT rounds of four transitions, untraced."""
import sys

from transitions import Machine


class Controller:
    def __init__(self):
        self.calls = 0

    def hear(self):
        self.calls += 1


controller = Controller()
Machine(
    controller, states=["gone", "appearing", "here", "leaving"], initial="gone",
    transitions=[
        {"trigger": "appear", "source": "gone", "dest": "appearing", "after": "hear"},
        {"trigger": "settle", "source": "appearing", "dest": "here", "after": "hear"},
        {"trigger": "leave", "source": "here", "dest": "leaving", "after": "hear"},
        {"trigger": "settle", "source": "leaving", "dest": "gone", "after": "hear"},
    ])
for _ in range(int(sys.argv[1])):
    controller.appear()
    controller.settle()
    controller.leave()
    controller.settle()
print(controller.calls)
