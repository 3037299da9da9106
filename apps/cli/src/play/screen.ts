/** The table and a hand as text. Drawn from a view: nothing is here that its seat may not see. */
import {
  droppable,
  keepLimit,
  ladderOfSeat,
  levelOf,
  makeMove,
  offerSize,
  unreachable,
  type Seat,
  type View,
} from '@palier/rules';
import type { Naming } from '@palier/text';
import { handInOrder, type HandOrder } from '../card-order.ts';
import { cut, flowed, padded, widthOf } from '../layout.ts';
import { bold, dim, face, faces, type Paint } from './faces.ts';
import type { Words } from '../words.ts';

export type ScreenLook = {
  readonly words: Words;
  readonly names: readonly string[];
  readonly paint: Paint;
  readonly columns: number;
  readonly order: HandOrder;
};

const STEPS = '▁▂▃▄▅▆▇█';

/** The ladder as a staircase, climbed up to the level played for: `▁▂▃·····`. */
export function ladderSteps(level: number, levels: number): string {
  return Array.from({ length: levels }, (_, index) =>
    index < level ? STEPS[Math.floor((index * STEPS.length) / levels)]! : '·',
  ).join('');
}

export function tableText(view: View, look: ScreenLook): string {
  const { words, columns, paint } = look;
  const { table } = view;
  const { play } = words;
  const title = ` ${play.round(table.round)} · ${words.edition(table.setup.edition)} `;
  const rule = '─'.repeat(Math.max(0, Math.min(columns, 80) - 2 - widthOf(title)));
  return [
    dim(`──${title}${rule}`, paint),
    ...seatRows(view, look),
    ...pileLines(view, look),
    ...meldLines(view, look),
    `  ${play.stock(table.stock, faces(table.faceUp, paint))}`,
    ...openLevels(view, look),
  ].join('\n');
}

function seatRows(view: View, look: ScreenLook): readonly string[] {
  const rows = view.table.counts.map((_, index) => seatRow(view, index + 1, look));
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  return rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

const MOST_NAME = 14;

function seatRow({ table, viewer }: View, seat: Seat, look: ScreenLook): readonly string[] {
  const { words, names, paint } = look;
  const { play } = words;
  const isTurn = table.turn === seat && table.step !== 'keep' && table.step !== 'over';
  const name = seat === viewer ? play.you : (names[seat - 1] ?? '');
  const pile = table.discards[seat - 1]!;
  const top = pile.at(-1);
  const marks = [
    ...(table.laid[seat - 1] === undefined ? [] : [play.laid]),
    ...(table.skipped.includes(seat) ? [play.skipped] : []),
    ...(table.held.includes(seat) ? [play.held] : []),
  ];
  return [
    `${isTurn ? '▶' : ' '} ${seat}`,
    bold(cut(name, MOST_NAME), paint),
    ladderCell(table, seat, look),
    play.cards(table.counts[seat - 1]!),
    `${play.pile} ${top === undefined ? '–' : face(top, paint)}${pile.length > 1 ? dim(` +${pile.length - 1}`, paint) : ''}`,
    marks.join(', '),
  ];
}

/** The piles that have more than their top card, where they may be looked through (HOUSE-browseDiscards). */
function pileLines({ table }: View, { words, columns, paint }: ScreenLook): readonly string[] {
  if (table.setup.rules.browseDiscards === 'no') return [];
  return table.discards.flatMap((pile, index) => {
    if (pile.length < 2) return [];
    const name = `${dim(`${words.play.pile} ${index + 1}`, paint)} `;
    const cards = pile.map((card) => face(card, paint));
    return [flowed([name, ...cards], { columns, gap: ' ', indent: '    ' })];
  });
}

function ladderCell(table: View['table'], seat: Seat, { words }: ScreenLook): string {
  const { levels, mode } = ladderOfSeat(table.setup, seat);
  const left = table.left[seat - 1]!;
  if (mode === 'open') {
    return levels.map((_, index) => (left.includes(index + 1) ? String(index + 1) : '·')).join('');
  }
  const level = Math.min(levelOf(table, seat), levels.length);
  return `${ladderSteps(level, levels.length)} ${words.play.level(level, table.setup.edition)}`;
}

export function meldLines({ table }: View, { columns, paint }: ScreenLook): readonly string[] {
  return table.melds.flatMap((melds, index) => {
    if (melds.length === 0) return [];
    const pieces = melds.map(
      (meld, place) => `${dim(`${index + 1}.${place + 1}`, paint)} ${faces(meld.cards, paint)}`,
    );
    return [flowed(pieces, { columns, gap: '   ', indent: '    ' })];
  });
}

/** The level asked for, the hand, and what is expected now. */
export function handText(view: View, look: ScreenLook): string {
  const { words, paint, columns, order } = look;
  const cards = handInOrder(view.hand, order).map((card) => face(card, paint));
  return [
    ...levelLines(view, look),
    flowed([words.play.hand, ...cards], { columns, gap: ' ', indent: '  ' }),
  ].join('\n');
}

function levelLines({ table, viewer }: View, { words }: ScreenLook): readonly string[] {
  if (viewer === 'spectator') return [];
  const laid = table.laid[viewer - 1];
  if (laid !== undefined) return [`  ${words.play.youLaid(laid, table.setup.edition)}`];
  const { levels, mode } = ladderOfSeat(table.setup, viewer);
  const number = table.left[viewer - 1]![0];
  if (mode === 'open' || number === undefined) return [];
  const asks = words.level(levels[number - 1]!);
  return [`  ${words.play.yourLevel(number, asks, table.setup.edition)}`];
}

/** OPEN-1: what the viewer may still lay; long, so it stands by the table and not by every hand. */
function openLevels({ table, viewer }: View, { words, columns }: ScreenLook): readonly string[] {
  if (viewer === 'spectator' || table.laid[viewer - 1] !== undefined) return [];
  const { levels, mode } = ladderOfSeat(table.setup, viewer);
  const left = table.left[viewer - 1]!;
  if (mode === 'stacked' || left.length === 0) return [];
  const pieces = left.map((number) => `${number}: ${words.level(levels[number - 1]!)}`);
  return [`  ${words.play.yourLevels}`, flowed(pieces, { columns, gap: '   ', indent: '    ' })];
}

/** What is expected of the viewer now, with what there is to choose from. */
export function callText(view: View, look: ScreenLook): string {
  const { words, paint } = look;
  const { table, viewer } = view;
  const seat = viewer as Seat;
  const call = bold(words.step(table.step), paint);
  switch (table.step) {
    case 'keep':
      return `${call}: ${words.play.keepHint(keepLimit(table, seat))}`;
    case 'offer':
      return `${call}: ${words.play.offerHint(offerSize(table, seat))}`;
    case 'pick':
      return [call, ...offerLines(view, look)].join('\n');
    case 'drop':
      return `${call}: ${words.play.dropHint(droppable(table, seat))}`;
    case 'play':
      return `${call}, ${words.play.example(exampleDiscard(view, look.order))}`;
    case 'draw':
    case 'over':
      return call;
    default:
      return unreachable(table.step);
  }
}

function exampleDiscard({ hand }: View, order: HandOrder): string {
  return makeMove({ t: 'discard', card: handInOrder(hand, order)[0]! });
}

function offerLines({ table }: View, { names, paint }: ScreenLook): readonly string[] {
  return table.offers!.flatMap((offer, index) =>
    offer.length === 0 ? [] : [`  ${index + 1} ${names[index] ?? ''}: ${faces(offer, paint)}`],
  );
}

export function screenNaming({ viewer, table }: View, { names }: ScreenLook): Naming {
  return { viewer, names, edition: table.setup.edition };
}
