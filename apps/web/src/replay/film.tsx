/**
 * A game as a short film: an animated picture, made on this device from the steps of the replay. What
 * it shows everybody at the table saw; no hand is in it.
 */
import {
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isNumber,
  makeCard,
  meaningOf,
  type Card,
  type Placed,
  type Seat,
  type Table,
} from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { seatFacts, shownLevel } from '@palier/table/seat';
import { Face, type Mood } from '../board/face.tsx';
import { linesOf, rasterOf, tokenOf } from '../board/raster.ts';
import { suitOf } from '../board/suits.ts';
import { seatNaming } from '../state/seat-name.ts';
import { words } from '../state/words.ts';
import { makeApng, type ApngFrame } from './apng.ts';
import {
  cardScale,
  cellsOf,
  changedPart,
  EDGE,
  FILM_SIZE,
  SEATS_END,
  type Part,
} from './film-layout.ts';
import { filmOf, type FilmLength } from './film-plan.ts';
import { sceneAt, type Replay, type ReplayScene } from './replay.ts';

const { width: WIDTH, height: HEIGHT } = FILM_SIZE;
const CARD = { width: 30, height: 42, step: 21 };
/** The top of a discard pile, and a step of the stairs, beside the name. */
const PILE_SCALE = 1.3;
const STEP = { width: 9, most: 44 };

type Filmed = { readonly replay: Replay; readonly seats: readonly SeatInfo[] };

export async function makeFilm(filmed: Filmed, length: FilmLength): Promise<Blob> {
  const { replay, seats } = filmed;
  const sitting: Sitting = {
    seats,
    calm: await facesOf(seats),
    happy: await facesOf(seats, 'happy'),
  };
  const pen = penOf(WIDTH, HEIGHT);
  const frames: ApngFrame[] = [];
  let before: Uint32Array | undefined;
  for (const { at, ms } of filmOf(replay, length)) {
    drawScene(pen, sceneAt(replay, at, 'spectator'), sitting);
    const pixels = pixelsOf(pen);
    const part = changedPart(before, pixels);
    before = pixels;
    // Nothing has changed that can be seen: what is shown stays longer.
    if (part === undefined) {
      const last = frames.pop()!;
      frames.push({ ...last, ms: Math.min(last.ms + ms, 0xffff) });
      continue;
    }
    // Encoding is the browser's work, beside this thread: no frame keeps anybody waiting.
    frames.push({ png: await encoded(pen, part), x: part.x, y: part.y, ms });
  }
  return new Blob([makeApng(frames)], { type: 'image/png' });
}

async function facesOf(
  seats: readonly SeatInfo[],
  mood: Mood = 'calm',
): Promise<readonly HTMLImageElement[]> {
  const size = { width: 128, height: 128 };
  return Promise.all(seats.map(async (seat) => rasterOf(<Face of={seat} mood={mood} />, size)));
}

type Pen = CanvasRenderingContext2D;

function penOf(width: number, height: number): Pen {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Without a way through them all frames are written alike.
  return canvas.getContext('2d', { alpha: false, willReadFrequently: true })!;
}

function pixelsOf(pen: Pen): Uint32Array {
  return new Uint32Array(pen.getImageData(0, 0, WIDTH, HEIGHT).data.buffer);
}

async function encoded(pen: Pen, { x, y, width, height }: Part): Promise<Uint8Array> {
  const part = penOf(width, height);
  part.drawImage(pen.canvas, -x, -y);
  const blob = await new Promise<Blob | null>((resolve) => part.canvas.toBlob(resolve));
  if (blob === null) throw new Error('no picture');
  return new Uint8Array(await blob.arrayBuffer());
}

type Sitting = {
  readonly seats: readonly SeatInfo[];
  readonly calm: readonly HTMLImageElement[];
  readonly happy: readonly HTMLImageElement[];
};

function drawScene(pen: Pen, { table, event }: ReplayScene, sitting: Sitting): void {
  const { edition } = table.setup;
  const naming = { ...seatNaming(sitting.seats, 'spectator', edition), melds: table.melds };
  pen.fillStyle = tokenOf('--felt');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  pen.fillStyle = tokenOf('--text-soft');
  pen.font = fontOf(24, 700);
  pen.fillText(`Palier · ${words('replay').round(table.round)}`, WIDTH / 2, 42);
  const acting = actingIn(event);
  for (const [index, cell] of cellsOf(sitting.seats.length).entries()) {
    drawSeat(pen, cell, { table, seat: index + 1, isActing: acting.includes(index + 1), sitting });
  }
  pen.textAlign = 'center';
  pen.fillStyle = tokenOf('--text');
  pen.font = fontOf(28, 700);
  const text = event === undefined ? words('replay').start : words('game').event(event, naming);
  const lines = linesOf(text, WIDTH - 4 * EDGE, (line) => pen.measureText(line).width);
  for (const [index, line] of lines.slice(0, 3).entries()) {
    pen.fillText(line, WIDTH / 2, SEATS_END + 44 + index * 36, WIDTH - 4 * EDGE);
  }
}

/** Who is looked at: whoever did something, in the end those who won. */
function actingIn(event: ReplayScene['event']): readonly Seat[] {
  if (event === undefined) return [];
  if (event.t === 'gameWon') return event.winners;
  return 'seat' in event && event.seat !== undefined ? [event.seat] : [];
}

type DrawnSeat = {
  readonly table: Table;
  readonly seat: Seat;
  readonly isActing: boolean;
  readonly sitting: Sitting;
};

const HEAD = 60;

function drawSeat(pen: Pen, cell: Part, { table, seat, isActing, sitting }: DrawnSeat): void {
  const { x, y, width, height } = cell;
  const facts = seatFacts(table, seat);
  pen.fillStyle = tokenOf('--surface');
  pen.beginPath();
  pen.roundRect(x, y, width, height, 14);
  pen.fill();
  pen.lineWidth = isActing ? 4 : 1;
  pen.strokeStyle = tokenOf(isActing ? '--accent' : '--line');
  pen.stroke();
  pen.save();
  pen.beginPath();
  pen.roundRect(x + 10, y + 10, HEAD, HEAD, 14);
  pen.clip();
  pen.drawImage(
    (facts.hasWon ? sitting.happy : sitting.calm)[seat - 1]!,
    x + 10,
    y + 10,
    HEAD,
    HEAD,
  );
  pen.restore();
  const stairs = facts.levels * STEP.width;
  const pile = CARD.width * PILE_SCALE;
  const most = width - HEAD - stairs - pile - 60;
  pen.textAlign = 'left';
  pen.fillStyle = tokenOf('--text');
  pen.font = fontOf(22, 700);
  pen.fillText(sitting.seats[seat - 1]!.name, x + HEAD + 20, y + 36, most);
  pen.fillStyle = tokenOf('--text-soft');
  pen.font = fontOf(17, 400);
  const number = shownLevel(facts);
  const standing =
    facts.gone === undefined
      ? words('table').level(number, table.setup.edition)
      : words('table').doneOf(number, facts.levels);
  const cards = words('table').cards(facts.cards);
  pen.fillText(`${standing} · ${cards}`, x + HEAD + 20, y + 60, most);
  const top = table.discards[seat - 1]!.at(-1);
  if (top !== undefined) {
    drawCard(pen, top, { x: x + width - pile - 12, y: y + 12, scale: PILE_SCALE });
  }
  const reached = facts.levels - table.left[seat - 1]!.length;
  drawStairs(
    pen,
    { levels: facts.levels, reached },
    { x: x + width - pile - 26 - stairs, y: y + 62 },
  );
  const room = { x: x + 12, y: y + HEAD + 20, width: width - 24, height: height - HEAD - 28 };
  drawMelds(pen, table.melds[seat - 1]!, room, cardScale(sitting.seats.length));
}

/** The ladder in small: a step for each level, lit as far as somebody has come. */
function drawStairs(
  pen: Pen,
  { levels, reached }: { readonly levels: number; readonly reached: number },
  { x, y }: { readonly x: number; readonly y: number },
): void {
  for (let level = 1; level <= levels; level++) {
    const height = 8 + (STEP.most - 8) * (level / levels);
    pen.fillStyle = tokenOf(level <= reached ? '--accent' : '--line');
    pen.fillRect(x + (level - 1) * STEP.width, y - height, STEP.width - 1.5, height);
  }
}

/** One after the other, as many lines as there is room for. */
function drawMelds(pen: Pen, melds: Table['melds'][number], room: Part, scale: number): void {
  const [cardWidth, cardHeight] = [CARD.width * scale, CARD.height * scale];
  let { x, y } = room;
  for (const { cards } of melds) {
    const step = Math.min(
      CARD.step * scale,
      (room.width - cardWidth) / Math.max(1, cards.length - 1),
    );
    const wide = cardWidth + (cards.length - 1) * step;
    if (x > room.x && x + wide > room.x + room.width) {
      x = room.x;
      y += cardHeight + 6;
    }
    if (y + cardHeight > room.y + room.height + 2) return;
    for (const [index, card] of cards.entries()) {
      drawCard(pen, card, { x: x + index * step, y, scale });
    }
    x += wide + 12;
  }
}

type Place = { readonly x: number; readonly y: number; readonly scale: number };

/** A card in small: its number or letter, and its suit by colour, shape and letter. */
function drawCard(pen: Pen, placed: Card | Placed, { x, y, scale }: Place): void {
  const card = cardOf(placed as Placed);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  const suit = isNumber(card) ? suitOf(cardColour(card)) : undefined;
  pen.fillStyle = tokenOf(suit !== undefined ? '--paper' : isJoker(card) ? '--joker' : '--special');
  pen.strokeStyle = tokenOf('--paper-edge');
  pen.lineWidth = 1;
  pen.beginPath();
  pen.roundRect(0.5, 0.5, CARD.width - 1, CARD.height - 1, 5);
  pen.fill();
  pen.stroke();
  pen.textAlign = 'left';
  pen.font = fontOf(18, 700);
  pen.fillStyle = suit === undefined ? tokenOf('--on-dark') : tokenOf(`--suit-${suit.name}-ink`);
  pen.fillText(labelOf(card, placed as Placed), 4, 18, CARD.width - 8);
  const shape = suit === undefined ? STAR : { path: suit.path, token: `--suit-${suit.name}` };
  if (suit !== undefined || isJoker(card)) {
    pen.translate(15, 31);
    pen.scale(0.5, 0.5);
    pen.fillStyle = tokenOf(shape.token);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    pen.fill(new Path2D(shape.path));
  }
  pen.restore();
}

const STAR = {
  path: 'M0-14L3.6-3.6L14 0L3.6 3.6L0 14L-3.6 3.6L-14 0L-3.6-3.6Z',
  token: '--art-gold',
};

/** What a joker stands for is what counts. */
function labelOf(card: Card, placed: Placed): string {
  if (isNumber(card)) return String(cardValue(card));
  const meaning = meaningOf(placed);
  if (meaning.t === 'value') return String(meaning.value);
  return meaning.t === 'colour' ? suitOf(meaning.colour).letter : makeCard(card);
}

function fontOf(size: number, weight: number): string {
  return `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}
