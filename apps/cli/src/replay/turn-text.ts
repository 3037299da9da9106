/** A turn as text: a heading where a round begins, its events as sentences, the hands it changed. */
import { ladderOfSeat, levelOf, makeCard, type State } from '@palier/rules';
import type { Naming } from '@palier/text';
import { handInOrder } from '../card-order.ts';
import { eventAs, type Seeing } from '../eyes.ts';
import { handsSeen, type MomentBefore } from './moments.ts';
import type { Words } from '../words.ts';

export type TurnTelling = {
  readonly words: Words;
  readonly naming: Naming;
  readonly players: readonly string[];
  readonly eyes: Seeing;
  /** How wide the event numbers are. */
  readonly digits: number;
};

export function turnText(turn: readonly MomentBefore[], telling: TurnTelling): string {
  const { words, naming, eyes, digits } = telling;
  const first = turn[0]!;
  const last = turn.at(-1)!;
  const heading = first.event.t === 'roundDealt' ? [roundHeading(first.state, telling), ''] : [];
  const sentences = turn.map(({ number, event }) => {
    const sentence = words.event(eventAs(event, eyes), naming);
    return `${String(number).padStart(digits)}  ${sentence}`;
  });
  const hands = handLines(last.state, telling, first.before);
  const indent = ' '.repeat(digits + 2);
  return [...heading, ...sentences, ...hands.map((hand) => `${indent}${hand}`), ''].join('\n');
}

/** The round and what each seat plays for. */
export function roundHeading({ table }: State, { words, players }: TurnTelling): string {
  const say = words.cli.replay;
  const longest = Math.max(...players.map((name) => name.length));
  const rows = players.map((name, index) => {
    const left = table.left[index]!;
    const { mode, levels } = ladderOfSeat(table.setup, index + 1);
    const level = levels[left[0]! - 1];
    if (level === undefined) return [name, say.ladderDone] as const;
    if (mode === 'open') return [name, say.levelsLeft(left)] as const;
    const standing = levelOf(table, index + 1);
    return [name, say.level(standing, words.level(level), table.setup.edition)] as const;
  });
  const lines = rows.map(([name, standing]) => `  ${name.padEnd(longest)}  ${standing}`);
  return [`── ${say.round(table.round)} ──`, ...lines].join('\n');
}

/** The hands that these eyes see, those left out that were the same before. */
export function handLines(
  after: State,
  { words, naming, eyes }: TurnTelling,
  before?: State,
): readonly string[] {
  const old = before === undefined ? [] : handsSeen(before, eyes);
  return handsSeen(after, eyes).flatMap((hand, index) => {
    if (hand === undefined || old[index]?.join() === hand.join()) return [];
    const cards = handInOrder(hand, 'value').map(makeCard).join(' ');
    return [words.cli.replay.hand(index + 1, cards, naming)];
  });
}
