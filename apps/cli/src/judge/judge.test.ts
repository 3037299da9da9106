import { refuse } from '@palier/rules';
import { LANGS } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { loadWords } from '../words.ts';

type Answer = {
  readonly moves: readonly object[];
  readonly position: { readonly seed: string };
};

async function judge(input: unknown, ...options: readonly string[]) {
  const { status, stdout, stderr } = await call(['judge', '-', ...options], JSON.stringify(input));
  return { status, stderr, answer: JSON.parse(stdout) as Answer };
}

const POSITION = {
  edition: 'level-8-101',
  players: 2,
  dealer: 1,
  hands: [['R1', 'R2'], ['G9']],
  discards: [['B9'], []],
  stock: ['R8', 'B11'],
  seed: 'a',
};

describe('palier judge', () => {
  it('prints the contract to the letter', async () => {
    const moves = ['discard G9', { seat: 2, move: ' take  1' }, 'DISCARD b9', { seat: 1, move: 3 }];
    const { status, stderr, answer } = await judge({ position: POSITION, moves });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(answer).toEqual({
      palier: 1,
      moves: [
        {
          seat: 2,
          move: 'discard G9',
          ok: false,
          code: 'must-draw-first',
          rule: 'TURN-1',
          source: 'book',
          message: 'Draw a card first: from the draw pile, or the top card of a discard pile.',
        },
        {
          seat: 2,
          move: 'take 1',
          ok: true,
          events: [{ t: 'cardTaken', seat: 2, from: 1, card: 'B9' }],
        },
        {
          seat: 2,
          move: 'discard B9',
          ok: true,
          events: [{ t: 'cardDiscarded', seat: 2, card: 'B9' }],
          rule: 'DRAW-2',
          source: 'ruling',
          otherReading: { throwBack: 'forbidden' },
        },
        {
          seat: 1,
          move: '{"seat":1,"move":3}',
          ok: false,
          code: 'unreadable-move',
          rule: 'INPUT-1',
          source: 'ruling',
          message: expect.any(String) as string,
        },
      ],
      position: {
        palier: 1,
        edition: 'level-8-101',
        ladder: 'one-star',
        rules: {},
        master: 'none',
        players: 2,
        dealer: 1,
        turn: 1,
        step: 'draw',
        levels: [1, 1],
        hands: [['R1', 'R2'], ['G9']],
        discards: [[], ['B9']],
        stock: ['R8', 'B11'],
        melds: [[], []],
        skipped: [],
        round: 1,
        idle: 1,
        seed: 'a',
      },
      rounds: [],
      winners: [],
    });
  });

  it('tells a round and a game that ended', async () => {
    const going = { ...POSITION, hands: [['R1', 'R2'], []], melds: [[], [['R3', 'G3']]] };
    const out = await judge({ position: going, moves: ['draw', 'discard R8'] });
    expect(out.answer).toMatchObject({
      rounds: [{ endedBy: 'went-out', seat: 2, climbed: [0, 2], nextDealer: 2 }],
      winners: [],
    });
    const last = { ...going, levels: [1, 7] };
    const won = await judge({ position: last, moves: ['draw', 'discard R8'] });
    expect(won.answer).toMatchObject({
      rounds: [{ endedBy: 'went-out', seat: 2, climbed: [0, 2], nextDealer: null }],
      position: { step: 'over' },
      winners: [2],
    });
  });

  it('says of a ruling that no option changes', async () => {
    const position = { ...POSITION, hands: [['R1'], ['J', 'G9']], turn: 2, step: 'play' };
    const { answer } = await judge({ position, moves: ['discard J'] });
    expect(answer.moves).toMatchObject([
      { ok: true, rule: 'DISC-2', source: 'ruling', otherReading: null },
    ]);
  });

  it('has no seat for a move that nobody is named for', async () => {
    const position = {
      edition: 'level-8-101',
      master: 'specials',
      players: 3,
      turn: 1,
      step: 'offer',
      hands: [['R1'], ['R2'], ['R3']],
      seed: 'a',
    };
    const { status, answer } = await judge({ position, moves: ['offer R2'] });
    expect(status).toBe(0);
    expect(answer.moves).toEqual([
      {
        seat: null,
        move: 'offer R2',
        ok: false,
        code: 'name-the-seat',
        rule: 'INPUT-1',
        source: 'ruling',
        message: expect.any(String) as string,
      },
    ]);
  });

  it('reads back what it prints', async () => {
    const position = { edition: 'level-8-101', players: 4, seed: 'again' };
    const first = await judge({ position, moves: ['draw'] });
    const again = await judge({ position: first.answer.position });
    expect(again.answer.position).toEqual(first.answer.position);
    expect(again.answer.moves).toEqual([]);
  });

  it('takes a fresh seed where there is none, and prints it', async () => {
    const position = { edition: 'level-8-101', players: 4 };
    const [a, b] = await Promise.all([judge({ position }), judge({ position })]);
    expect(a.answer.position.seed).toMatch(/^[0-9a-f]{32}$/u);
    expect(a.answer.position.seed).not.toBe(b.answer.position.seed);
    const again = await judge({ position: { ...position, seed: a.answer.position.seed } });
    expect(again.answer.position).toEqual(a.answer.position);
  });

  it('says the same on one line with --json', async () => {
    const input = JSON.stringify({ position: POSITION, moves: ['draw', 'draw'] });
    const lines = await call(['judge', '-'], input);
    const line = await call(['judge', '-', '--json'], input);
    expect(line.stdout).toMatch(/^\{.*\}\n$/u);
    expect(JSON.parse(line.stdout)).toEqual(JSON.parse(lines.stdout));
  });

  it.each(LANGS)('speaks %s', async (lang) => {
    const { answer } = await judge({ position: POSITION, moves: ['discard G9'] }, '--lang', lang);
    const refusal = refuse('must-draw-first', 'TURN-1', {});
    const message = (await loadWords(lang)).refusal(refusal, {
      viewer: 2,
      names: [],
      edition: 'level-8-101',
    });
    expect(answer.moves[0]).toMatchObject({ message });
  });

  it.each([
    [
      {
        hands: [
          ['R1', 'R2'],
          ['G9', 'R1'],
        ],
      },
      'card-too-often',
      /^position\./u,
    ],
    [{ hands: [['R1'], ['R19']] }, 'unreadable-card', /^position\.hands\[1\]\[0\]$/u],
    [{ turn: 2, skipped: [2] }, 'turn-on-skipped-seat', /^position\.turn$/u],
    [{ edition: 'level-9' }, 'not-one-of', /^position\.edition$/u],
    [{ colour: 'red' }, 'unknown-member', /^position\.colour$/u],
    [{ rules: { goingOut: 'never' } }, 'not-one-of', /^position\.rules\.goingOut$/u],
  ])('refuses %j, as JSON and as a sentence', async (members, code, path) => {
    const { status, stderr, answer } = await judge({ position: { ...POSITION, ...members } });
    expect(status).toBe(1);
    expect(answer).toEqual({
      palier: 1,
      error: {
        code,
        path: expect.stringMatching(path) as string,
        message: expect.any(String) as string,
      },
    });
    expect(stderr).toMatch(/^palier: standard input: position\..*\.\n$/u);
  });

  it('prints bad usage as JSON too', async () => {
    const { status, stdout, stderr } = await call(['judge']);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'missing-operand' } });
    expect(stderr).toBe('palier: FILE is missing. See “palier judge --help”.\n');
  });
});
