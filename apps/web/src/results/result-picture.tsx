/** The result of a game as a picture for others: who won or how far somebody came, the stairs with everybody on them, which game and where it is played. */
import type { Climber } from '../board/climb.tsx';
import { Face } from '../board/face.tsx';
import { linesOf, rasterOf, tokenOf } from '../board/raster.ts';
import { words } from '../state/words.ts';
import { publicAddress } from './public-address.ts';
import { stairsLayout, type Box, type StairsLayout } from './stairs-layout.ts';

export type ResultFacts = {
  readonly headline: string;
  /** Below it. */
  readonly about?: string;
  /** Below all: what was played, or where. */
  readonly played: string;
  readonly day: Date;
  readonly levels: number;
  /** Who stands where, with their names as they are shown, the first first. */
  readonly climbers: readonly Climber[];
  /** What is said of where somebody stands. */
  readonly stand: (to: number) => string;
};

/** The same in every language. */
const GAME = 'Palier';

/** Higher than wide, as phones are held. */
const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 64;
const STAIRS: Box = { x: EDGE, y: 400, width: WIDTH - 2 * EDGE, height: 560 };
const LIST = { y: 996, row: 84, columns: 2 };

export async function resultPicture(facts: ResultFacts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d', { alpha: false })!;
  const { levels, climbers } = facts;
  const stairs = stairsLayout(
    levels,
    climbers.map(({ to }) => to),
    STAIRS,
  );
  const faces = await Promise.all(climbers.map(faceOf));
  drawSky(pen);
  drawWords(pen, facts);
  drawStairs(pen, stairs);
  // Whoever stands behind is drawn first.
  for (const index of [...faces.keys()].reverse()) {
    drawFace(pen, faces[index]!, stairs.faces[index]!);
  }
  drawList(pen, facts, faces);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)));
  });
}

async function faceOf({ face, mood = 'calm' }: Climber): Promise<HTMLImageElement> {
  return rasterOf(<Face of={face} mood={mood} />, { width: 256, height: 256 });
}

type Pen = CanvasRenderingContext2D;

/** Where the stars are, in shares of the picture, and how large. */
const STARS = [
  [0.08, 0.05, 3],
  [0.22, 0.035, 2],
  [0.93, 0.06, 3],
  [0.78, 0.03, 2],
  [0.05, 0.3, 2],
  [0.16, 0.4, 3],
  [0.36, 0.34, 2],
  [0.52, 0.42, 2],
  [0.09, 0.52, 2],
  [0.3, 0.5, 2],
] as const;

function drawSky(pen: Pen): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, tokenOf('--felt'));
  sky.addColorStop(1, tokenOf('--surface'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = tokenOf('--text-soft');
  for (const [x, y, size] of STARS) {
    disc(pen, x * WIDTH, y * HEIGHT, size);
    pen.fill();
  }
}

function drawWords(pen: Pen, { headline, about, played, day }: ResultFacts): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = tokenOf('--accent-ink');
  pen.font = fontOf(40, 700);
  pen.fillText(GAME, WIDTH / 2, 100);
  pen.fillStyle = tokenOf('--text');
  pen.font = fontOf(68, 700);
  const lines = linesOf(headline, WIDTH - 2 * EDGE, (text) => pen.measureText(text).width);
  for (const [index, line] of lines.slice(0, 3).entries()) {
    pen.fillText(line, WIDTH / 2, 200 + index * 82, WIDTH - 2 * EDGE);
  }
  pen.fillStyle = tokenOf('--text-soft');
  pen.font = fontOf(36, 400);
  const below = 200 + (Math.min(lines.length, 3) - 1) * 82 + 62;
  if (about !== undefined) pen.fillText(about, WIDTH / 2, below, WIDTH - 2 * EDGE);
  pen.font = fontOf(34, 400);
  const date = new Intl.DateTimeFormat(words('game').locale, { dateStyle: 'long' }).format(day);
  const foot = `${played} · ${date}`;
  const address = publicAddress(location);
  pen.fillText(foot, WIDTH / 2, HEIGHT - (address === undefined ? 48 : 68), WIDTH - 2 * EDGE);
  if (address === undefined) return;
  pen.fillStyle = tokenOf('--accent-ink');
  pen.font = fontOf(30, 700);
  pen.fillText(address, WIDTH / 2, HEIGHT - 24, WIDTH - 2 * EDGE);
}

function drawStairs(pen: Pen, { landings, moon }: StairsLayout): void {
  pen.fillStyle = tokenOf('--moon');
  disc(pen, moon.x + moon.width / 2, moon.y + moon.height / 2, moon.width / 2);
  pen.fill();
  pen.textAlign = 'center';
  pen.font = fontOf(30, 700);
  for (const [index, { x, y, width, height }] of landings.entries()) {
    pen.fillStyle = tokenOf('--surface-raised');
    pen.fillRect(x, y, width + 0.5, height);
    pen.fillStyle = tokenOf('--accent');
    pen.fillRect(x, y, width + 0.5, 6);
    pen.fillStyle = tokenOf('--text-soft');
    pen.fillText(String(index + 1), x + width / 2, STAIRS.y + STAIRS.height - 14);
  }
}

/** In the frame that faces have everywhere. */
function drawFace(pen: Pen, image: HTMLImageElement, { x, y, width, height }: Box): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, width * 0.24);
  pen.clip();
  pen.drawImage(image, x, y, width, height);
  pen.restore();
  pen.strokeStyle = tokenOf('--text');
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(x, y, width, height, width * 0.24);
  pen.stroke();
}

function drawList(
  pen: Pen,
  { climbers, stand }: ResultFacts,
  faces: readonly HTMLImageElement[],
): void {
  const wide = (WIDTH - 2 * EDGE) / LIST.columns;
  pen.textAlign = 'left';
  for (const [index, { name, to }] of climbers.entries()) {
    const x = EDGE + (index % LIST.columns) * wide;
    const y = LIST.y + Math.floor(index / LIST.columns) * LIST.row;
    const size = LIST.row - 16;
    drawFace(pen, faces[index]!, { x, y, width: size, height: size });
    const most = wide - size - 40;
    pen.fillStyle = tokenOf('--text');
    pen.font = fontOf(34, 700);
    pen.fillText(name, x + size + 20, y + 30, most);
    pen.fillStyle = tokenOf('--text-soft');
    pen.font = fontOf(28, 400);
    pen.fillText(stand(to), x + size + 20, y + 64, most);
  }
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

function fontOf(size: number, weight: number): string {
  return `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}
