/**
 * Who greets a player on home, and what about: chosen from what is true of this player, the same all day
 * and another on the next. What is urgent or new comes before what is said in turns.
 */
import { CHARACTER_IDS, type CharacterId } from '@palier/bots';
import type { Part } from '@palier/text';
import { BADGES, badgeName, earnedBadges, nextGoal, type Badge } from '../local/badges.ts';
import type { SavedGame } from '../local/calls.ts';
import { dayAt, daysInRow, isDone, type DailyBook, type Day } from '../local/daily-book.ts';
import { featProgress } from '../local/earned.ts';
import type { FinishedGame } from '../local/finished.ts';
import { charactersIn, recordsOf, type Score } from '../local/records.ts';
import type { Mood } from '../board/face.tsx';

export type Facts = {
  /** The oldest first. */
  readonly games: readonly FinishedGame[];
  /** The newest of those that go on. */
  readonly running: SavedGame | undefined;
  readonly days: DailyBook;
  readonly today: Day;
  /** The last day before today on which this player was here. */
  readonly before: Day | undefined;
};

/** What a touch does. */
export type GreetingDeed =
  | { readonly t: 'daily' }
  | { readonly t: 'rematch'; readonly game: FinishedGame }
  | { readonly t: 'goal'; readonly goal: Badge }
  | { readonly t: 'running'; readonly game: string };

type Saying =
  | { readonly t: 'streak' | 'grown' | 'back'; readonly days: number }
  | { readonly t: 'running'; readonly round: number }
  | { readonly t: 'won' }
  | ({ readonly t: 'score' } & Score)
  | ({ readonly t: 'lost' } & Pick<FinishedGame, 'climbed' | 'levels' | 'edition'>)
  | { readonly t: 'near'; readonly feat: 'ten' | 'row' }
  | { readonly t: 'lastOne' | 'goal' };

type Greeting = {
  readonly who: CharacterId;
  readonly mood: Mood;
  readonly says: Saying;
  readonly deed: GreetingDeed;
};

/** `turn`: which of the lines of its kind. */
export type ChosenGreeting = Greeting & { readonly turn: number };

/** From so many days on one is welcomed back. */
const AWAY = 3;

/** Undefined where there is nothing true to say: every goal is reached and no game is known. */
export function greetingFor(facts: Facts): ChosenGreeting | undefined {
  const today = dayNumber(facts.today);
  const first = urgent(facts);
  if (first !== undefined) return { ...first, turn: today };
  const all = inTurns(facts);
  // Counted from the last game on: on its day it is spoken of, on the next of something else.
  const last = facts.games.at(-1)?.ended ?? 0;
  const day = Math.max(0, today - dayNumber(dayAt(last)));
  const chosen = all[day % all.length];
  // The next line of a kind when its turn comes again.
  return chosen && { ...chosen, turn: Math.floor(day / all.length) };
}

function urgent(facts: Facts): Greeting | undefined {
  const { games, running, days, today, before } = facts;
  const row = daysInRow(days, today);
  if (row > 0 && !isDone(days, today)) {
    const who = speaker(today, CHARACTER_IDS)!;
    return { who, mood: 'calm', says: { t: 'streak', days: row }, deed: { t: 'daily' } };
  }
  const away = before === undefined ? 0 : dayNumber(today) - dayNumber(before);
  if (away >= AWAY) return welcome(facts, away);
  const last = games.at(-1);
  if (running !== undefined && (last === undefined || running.saved > last.ended)) {
    return goingOn(running, today);
  }
  return undefined;
}

function inTurns(facts: Facts): readonly Greeting[] {
  const { running, today } = facts;
  const all = [
    ofLastGame(facts),
    ofScore(facts),
    running && goingOn(running, today),
    nearPrize(facts),
    grown(facts),
    lastOfSix(facts),
  ].filter((one) => one !== undefined);
  // The next step has a place of its own on home, below.
  const step = nextStep(facts);
  return all.length > 0 || step === undefined ? all : [step];
}

function welcome(facts: Facts, days: number): Greeting | undefined {
  const known = ofLastGame(facts) ?? nextStep(facts);
  return known && { ...known, mood: 'happy', says: { t: 'back', days } };
}

function goingOn(game: SavedGame, today: Day): Greeting | undefined {
  const bots = game.seats.flatMap(({ bot }) => bot ?? []);
  const who = speaker(today, charactersIn({ bots }));
  if (who === undefined) return undefined;
  const says = { t: 'running', round: game.round } as const;
  return { who, mood: 'calm', says, deed: { t: 'running', game: game.id } };
}

/** Not of a win that was shared: nobody knows with whom. */
function ofLastGame({ games, today }: Facts): Greeting | undefined {
  const game = games.findLast(({ kind }) => kind === 'bots');
  if (game === undefined) return undefined;
  const known = charactersIn(game);
  const who = speaker(today, known);
  if (who === undefined || known.length < game.bots.length) return undefined;
  const deed = { t: 'rematch', game } as const;
  const { hasWon, isShared, climbed, levels, edition } = game;
  if (!hasWon) return { who, mood: 'happy', says: { t: 'lost', climbed, levels, edition }, deed };
  return isShared ? undefined : { who, mood: 'calm', says: { t: 'won' }, deed };
}

/** Once there is more than one game to tell of. */
function ofScore(facts: Facts): Greeting | undefined {
  const known = ofLastGame(facts);
  const score = known && recordsOf(facts.games).get(known.who);
  if (score === undefined || score.won + score.lost < 2) return undefined;
  return { ...known!, mood: 'calm', says: { t: 'score', ...score } };
}

function nextStep({ games }: Facts): Greeting | undefined {
  const goal = nextGoal(games);
  if (goal === undefined) return undefined;
  return { who: goal.character, mood: 'calm', says: { t: 'goal' }, deed: { t: 'goal', goal } };
}

/** Who is next is the only one of the six who was not beaten yet at that strength. */
function lastOfSix(facts: Facts): Greeting | undefined {
  const step = nextStep(facts);
  if (step?.deed.t !== 'goal') return undefined;
  const { edition, strength } = step.deed.goal;
  const earned = earnedBadges(facts.games);
  const left = BADGES.filter(
    (badge) =>
      badge.edition === edition && badge.strength === strength && !earned.has(badgeName(badge)),
  );
  return left.length === 1 ? { ...step, says: { t: 'lastOne' } } : undefined;
}

/** A prize that one more game brings, or one more win. */
function nearPrize(facts: Facts): Greeting | undefined {
  const step = nextStep(facts);
  const feat = (['row', 'ten'] as const).find((one) => {
    const { done, of } = featProgress(one, facts);
    return of - done === 1;
  });
  if (step === undefined || feat === undefined) return undefined;
  return { ...step, mood: 'happy', says: { t: 'near', feat } };
}

function grown(facts: Facts): Greeting | undefined {
  const { days, today } = facts;
  const row = daysInRow(days, today);
  const step = nextStep(facts);
  if (!isDone(days, today) || row < 2 || step === undefined) return undefined;
  return { ...step, mood: 'happy', says: { t: 'grown', days: row } };
}

export function lineOf({ says, who, turn }: ChosenGreeting, words: Part<'goals'>): string {
  const lines = linesFor(says, who, words.greetings);
  return lines[turn % lines.length]!;
}

function linesFor(
  says: Saying,
  who: CharacterId,
  words: Part<'goals'>['greetings'],
): readonly string[] {
  switch (says.t) {
    case 'streak':
    case 'grown':
    case 'back':
      return words[says.t](says.days);
    case 'running':
      return words.running(says.round);
    case 'won':
      return [words.own[who].won, ...words.won];
    case 'score': {
      const { won, lost } = says;
      const standing = won > lost ? 'ahead' : won < lost ? 'behind' : 'level';
      return words.score[standing](won, lost);
    }
    case 'lost': {
      const { climbed, levels, edition } = says;
      // Only what is a comfort is told.
      const high = 2 * climbed >= levels ? [words.high(climbed, levels, edition)] : [];
      return [words.own[who].lost, ...high, ...words.lost];
    }
    case 'near':
      return words.near[says.feat];
    case 'lastOne':
    case 'goal':
      return words[says.t];
  }
}

/** Not in step with what is said in turns: each of two would else only ever say one thing. */
function speaker(today: Day, all: readonly CharacterId[]): CharacterId | undefined {
  const day = dayNumber(today);
  return all[(day + Math.floor(day / 2)) % all.length];
}

function dayNumber(day: Day): number {
  return Math.round(Date.parse(day) / 86_400_000);
}
