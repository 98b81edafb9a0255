"""`greathall learn`: a guided first game in the terminal."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

import greathall
from greathall.bots import Bot, Choice
from greathall.bots.bot import Why
from greathall.cli import files
from greathall.cli.screen import Screen
from greathall.cli.sitting import Sitting
from greathall.core.catalogue import sentence
from greathall.core.lessons import ON_PATH, Lesson, Said, find_lesson, lessons
from greathall.core.match import Match
from greathall.core.mind import Ranked
from greathall.core.words import Action, Illegal


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game or a challenge that has a lesson "
                        "(--list names them)")
    parser.add_argument("--list", action="store_true", help="list all lessons, one a line, and do nothing else")
    parser.add_argument("--load", metavar="FILE", help="go on with a lesson that you left")


def run(args: Namespace) -> int:
    screen = Screen()
    if args.list or args.game is None:
        for lesson in lessons():
            screen.say("learn-line", name=f"{lesson.name:<14}", title=lesson.title, minutes=lesson.plan.minutes)
        return 0
    lesson = find_lesson(args.game)
    file = None if args.load is None else Path(args.load)
    match = lesson.match(sentence("cli-guest")) if file is None else loaded(lesson, file)
    rule = next(rule for step in lesson.plan.steps for rule in step.rules)
    screen.say("learn-welcome", "amber", title=lesson.title, minutes=lesson.plan.minutes, rule=rule)
    return Learning(lesson, match, screen, file).run()


def loaded(lesson: Lesson, file: Path) -> Match:
    match = files.load(str(file))
    if match.secret is None or not lesson.is_of(match):
        raise Illegal("", sentence("learn-other", file=files.shown(str(file)), title=lesson.title))
    return match


class Learning(Sitting):
    """A sitting with a guide, whose bots follow the path of the lesson as long as the learner does."""

    def __init__(self, lesson: Lesson, match: Match, screen: Screen, file: Path | None = None) -> None:
        level = lesson.plan.level
        bots = {seat: greathall.bot(level) for seat in range(len(match.names)) if seat != lesson.plan.learner}
        super().__init__(match, bots, screen, file)
        self.lesson, self.steps = lesson, lesson.said()
        self.again = f"greathall learn {lesson.name}"
        self.reached = -1  # the step that was read last
        self.ended = False

    def bot_answers(self, seat: int) -> None:
        entry = self.lesson.following(self.match)
        if entry is None:
            super().bot_answers(seat)
        else:
            why = Why(None, (ON_PATH,)) if self.match.step is not None and self.match.step.secret else Why(ON_PATH)
            self.choose(Choice(self.match.read(entry.do), why, ()), entry.seat)

    def ranked(self, choice: Choice) -> Sequence[Ranked]:
        return self.lesson.guided(self.match, choice.ranked)

    def bot_aside(self, seat: int, bot: Bot) -> Action | None:
        """Follow the path, on which a bot says nothing else unasked."""
        progress = self.lesson.progress(self.match)
        if progress.over or not progress.on_path:
            return super().bot_aside(seat, bot)
        entry = self.lesson.following(self.match)
        aside = entry is not None and entry.seat == seat != self.match.seat
        return self.match.read(entry.do) if entry is not None and aside else None

    def put_question(self, seat: int) -> None:
        self.guide()
        super().put_question(seat)
        action = self.lesson.next_action(self.match)
        if action is not None:
            self.screen.say("learn-do", "amber", move=self.speech.move(action))

    def over(self) -> None:
        self.guide()
        super().over()

    def guide(self) -> None:
        """Say all that may be said by now: what the last move did, what there is to read, and what to do next."""
        now = self.lesson.progress(self.match)
        if not now.on_path:
            self.screen.say("learn-off", "amber")
            self.reached = now.step - 1  # once that is taken back, the step is said again
            return
        if now.step < self.reached:
            self.reached = now.step - 1
        while self.reached < now.step:
            if self.reached >= 0:
                self.guide_says(self.steps[self.reached].done)
            self.reached += 1
            if self.reached < len(self.steps):
                self.read(self.steps[self.reached])
        if now.over and not self.ended:
            self.ended = True
            self.guide_says(self.lesson.ending())
            self.screen.say("learn-over", "soft", game=self.lesson.name)

    def read(self, step: Said) -> None:
        """Say a step, and wait until it is read if there is nothing else to do in it."""
        self.guide_says(" ".join([step.text, *(f"({rule})" for rule in step.rules)]))
        if not step.moves:
            self.screen.ask(sentence("learn-next") + " ")

    def guide_says(self, text: str) -> None:
        if text:
            self.tell(text, "amber")
