/** What is printed validates against what is published, by a validator that is not ours. */
import { randomBytes } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { makeDecide, makeHello, makeOver, parseBotAnswer } from './bot-messages.ts';
import type { Json } from './codec.ts';
import { event as eventCodec, makeEvent, VERSION } from './documents.ts';
import { isFault } from './faults.ts';
import { judge, type Judgement } from './judge.ts';
import { makeMove } from './notation.ts';
import { makePosition, makeView } from './position-print.ts';
import { positionDocument, viewDocument } from './position-document.ts';
import { makeRecord } from './record.ts';
import { REFUSAL_CODES } from './refusals.ts';
import { RULE_IDS } from './rule-ids.ts';
import { SCHEMA_NAMES, SCHEMAS, type SchemaName } from './schemas.ts';
import { deciders, type Seat, type State, type Viewer } from './state.ts';
import { anyCommand } from './testing/arbitrary.ts';
import { randomChoice, factorSetup } from './testing/configurations.ts';
import { diceFrom, type Dice } from './testing/dice.ts';
import { firstMoves, gameOf } from './testing/player.ts';
import { recordGame } from './testing/records.ts';
import { redact, viewOf } from './view.ts';
import { setupOf } from './testing/set-ups.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const validators = Object.fromEntries(
  SCHEMA_NAMES.map((name) => [name, ajv.compile(SCHEMAS[name])]),
) as { readonly [Name in SchemaName]: ValidateFunction };

const SEED = process.env['PALIER_SEED'] ?? randomBytes(6).toString('hex');
const { PALIER_QUICK: quick, PALIER_LONG: long } = process.env;
const GAMES = quick === '1' ? 8 : long === undefined ? 20 : 40;
const again = `PALIER_SEED=${SEED} npx vitest run packages/rules/src/schemas.test.ts`;

/** As it comes out of a file: members that are undefined are gone. */
function reread(json: Json): Json {
  return JSON.parse(JSON.stringify(json)) as Json;
}

function expectValid(name: SchemaName, json: Json): void {
  const validate = validators[name];
  const isValid = validate(reread(json));
  if (isValid) return;
  throw new Error(
    `${name}: ${ajv.errorsText(validate.errors?.slice(0, 3))}\n${JSON.stringify(json).slice(0, 400)}\n${again}`,
  );
}

function isValid(name: SchemaName, json: unknown): boolean {
  return validators[name](json);
}

/** The referee's answer as the program prints it. */
function makeJudgement({ moves, state, seed, rounds, winners }: Judgement): Json {
  return {
    palier: VERSION,
    moves: moves.map((move) => {
      const named = { seat: move.seat ?? null, move: move.move, ok: move.ok };
      if (move.ok) {
        const { events, decided } = move;
        const otherReading = decided?.otherReading ?? null;
        const why = decided === undefined ? {} : { ...decided, otherReading };
        return { ...named, events: events.map(makeEvent), ...why };
      }
      const { code, rule } = move.refusal;
      return { ...named, code, rule, source: move.source, message: 'Why not.' };
    }),
    position: makePosition(state, seed),
    rounds: rounds.map(({ endedBy, seat, climbed, nextDealer }) => ({
      endedBy,
      seat: seat ?? null,
      climbed,
      nextDealer: nextDealer ?? null,
    })),
    winners,
  };
}

const RICH = (() => {
  const rules = { keepCards: 1 };
  const setup = setupOf({ edition: 'level-8-101', players: 3, master: 'all', rules });
  return setup;
})();

/** States of random games in random configurations, a few of each. */
function* someStates(dice: Dice): Generator<{ state: State; seed: string }, undefined> {
  for (let i = 0; i < GAMES; i++) {
    // The first is always the same, with the rare steps in it.
    const isRich = i === 0;
    const setup = isRich ? RICH : factorSetup(randomChoice(dice), dice);
    const seed = isRich ? 'rich' : `${SEED}/${i}`;
    const game = gameOf(setup, seed, { style: 'eager', dice: isRich ? diceFrom('rich') : dice });
    yield { state: game.start.state, seed };
    for (const { number, before, after } of game.turns) {
      const isRare = !['draw', 'play'].includes(before.table.step);
      if (isRare || dice.oneIn(25)) yield { state: before, seed };
      if (after.table.step === 'over') yield { state: after, seed };
      if (number > 500) break;
    }
  }
}

describe('the published schemas', () => {
  it.each(SCHEMA_NAMES)('%s says what it is', (name) => {
    expect(SCHEMAS[name]).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `palier:${name}:1`,
      title: expect.stringMatching(/^\w/u) as string,
    });
  });

  it('positions, views and events of random games validate', () => {
    const steps = new Set<string>();
    for (const { state, seed } of someStates(diceFrom(`${SEED}/positions`))) {
      steps.add(state.table.step);
      expectValid('position', makePosition(state, seed));
      const viewers: readonly Viewer[] = [...state.hands.map((_, i) => i + 1), 'spectator'];
      for (const viewer of viewers) {
        expectValid('view', makeView(viewOf(state, viewer)));
        for (let at = state.past, n = 0; at !== undefined && n < 4; at = at.before, n++) {
          expectValid('event', makeEvent(at.event));
          expectValid('event', makeEvent(redact(at.event, viewer)));
        }
      }
    }
    expect(steps.size).toBeGreaterThan(3);
  });

  it('what bots from outside are told validates', () => {
    for (const { state, seed } of someStates(diceFrom(`${SEED}/bots`))) {
      const { table } = state;
      for (const seat of deciders(table)) {
        const view = viewOf(state, seat);
        const legal = firstMoves(view, 20).map(makeMove);
        expectValid('bot-message', makeHello(table.setup, { seat, seed }));
        expectValid('bot-message', makeDecide(view, { id: 1, legal, more: true, ms: 1000 }));
        for (const move of legal) {
          const answer = { t: 'move', move, id: 1 };
          expectValid('bot-answer', answer);
          expect(parseBotAnswer(answer)).toEqual(answer);
        }
      }
      if (table.step === 'over') expectValid('bot-message', makeOver(viewOf(state, 1)));
    }
  });

  it('every line of random records validates', () => {
    const dice = diceFrom(`${SEED}/records`);
    for (let i = 0; i < GAMES; i++) {
      const setup = factorSetup({ ...randomChoice(dice), levels: 'few' }, dice);
      const fairness = dice.pick(['seeded', 'honest', 'honest without secret'] as const);
      const record = recordGame(setup, {
        seed: `${SEED}/${i}`,
        fairness,
        takeBacks: 4,
        moves: 300,
      });
      const lines = makeRecord(record).trimEnd().split('\n');
      for (const line of lines) expectValid('record-line', JSON.parse(line) as Json);
    }
  });

  it('the referee’s questions, answers and refusals validate', () => {
    const dice = diceFrom(`${SEED}/judge`);
    const codes = new Set<string>();
    for (const { state, seed } of someStates(dice)) {
      const moves = Array.from({ length: 12 }, () => anyMove(state, dice));
      const input = {
        position: makePosition(state, seed),
        moves: [...moves, 'jump', { move: 'x' }],
      };
      expectValid('judge-input', input);
      const judgement = judge(reread(input), seed);
      if (isFault(judgement)) throw new Error(`refused: ${JSON.stringify(judgement)}\n${again}`);
      const output = makeJudgement(judgement) as { readonly moves: readonly Json[] };
      expectValid('judge-output', output);
      for (const [index, move] of judgement.moves.entries()) {
        if (move.ok) continue;
        codes.add(move.refusal.code);
        expectValid('refusal', output.moves[index]!);
      }
    }
    expect(codes.size).toBeGreaterThan(12);
  });
});

function anyMove(state: State, dice: Dice): Json {
  const seat: Seat = dice.pick([...deciders(state.table), state.table.turn]);
  const command = anyCommand({ table: state.table, seat, hand: state.hands[seat - 1]! }, dice);
  const move = makeMove(command);
  return dice.oneIn(3) ? move : { seat: dice.oneIn(9) ? 42 : seat, move };
}

describe('what a schema lets through can be read', () => {
  const codecs = [
    ['position', positionDocument],
    ['view', viewDocument],
    ['event', eventCodec],
  ] as const;

  /** Every place in a document that holds a plain value. */
  function leavesOf(
    json: Json,
  ): readonly { readonly in: Record<string, Json>; readonly at: string }[] {
    if (typeof json !== 'object' || json === null) return [];
    return Object.entries(json).flatMap(([at, value]) =>
      typeof value === 'object' && value !== null
        ? leavesOf(value as Json)
        : [{ in: json as Record<string, Json>, at }],
    );
  }

  it('and what is read and written again is let through', () => {
    const dice = diceFrom(`${SEED}/mutants`);
    const odd: readonly Json[] = [
      0,
      -1,
      1.5,
      7,
      99,
      '',
      '?',
      'R7',
      'J=3',
      'X^',
      'R19',
      'yes',
      null,
      true,
    ];
    const seen = { valid: 0, invalid: 0 };
    for (const { state, seed } of someStates(dice)) {
      if (!dice.oneIn(3)) continue;
      const documents = {
        position: makePosition(state, seed),
        view: makeView(viewOf(state, dice.pick([1, 2, 'spectator'] as const))),
        event: makeEvent(state.past!.event),
      };
      for (const [name, codec] of codecs) {
        const copy = reread(documents[name]);
        const leaf = dice.pick(leavesOf(copy));
        leaf.in[leaf.at] = dice.pick(odd);
        const parsed = codec.parse(copy, '');
        const valid = isValid(name, copy);
        seen[valid ? 'valid' : 'invalid']++;
        const told = `${name} ${leaf.at} = ${JSON.stringify(leaf.in[leaf.at])}\n${again}`;
        if (valid) expect([told, isFault(parsed)]).toEqual([told, false]);
        if (isFault(parsed)) continue;
        expect([told, isValid(name, reread(codec.make(parsed as never)))]).toEqual([told, true]);
      }
    }
    expect(seen.valid).toBeGreaterThan(0);
    expect(seen.invalid).toBeGreaterThan(seen.valid / 10);
  });
});

describe('wrong documents do not validate', () => {
  const position = { edition: 'level-8-101', players: 2 };
  const drawn = { t: 'cardDrawn', seat: 1, card: 'R7' };
  const refused = {
    seat: 2,
    move: 'draw',
    ok: false,
    code: 'already-drawn',
    rule: 'TURN-1',
    source: 'book',
    message: 'Already drawn.',
  };
  const accepted = { seat: 1, move: 'draw', ok: true, events: [drawn] };
  const decided = { rule: 'DRAW-2', source: 'ruling', otherReading: { throwBack: 'forbidden' } };
  const answer = { palier: 1, moves: [], position, rounds: [], winners: [] };
  const round = { endedBy: 'stock', seat: null, climbed: [0, 1], nextDealer: 2 };
  const result = { t: 'result', winners: [1], rounds: 3 };
  const header = {
    palier: 1,
    t: 'header',
    engine: '1',
    ruleset: 'x',
    ...position,
    names: ['a', 'b'],
    fairness: { t: 'seeded', seed: 's' },
  };
  const view = { ...position, hands: [[], []], melds: [[], []], history: [] };
  const good: readonly (readonly [SchemaName, object])[] = [
    ['position', position],
    ['view', view],
    ['event', drawn],
    ['refusal', refused],
    ['refusal', { ...refused, seat: null }],
    ['record-line', header],
    ['record-line', drawn],
    ['record-line', result],
    ['record-line', { t: 'takenBack', seat: 1, to: 3 }],
    ['judge-input', { position }],
    ['judge-output', { ...answer, moves: [refused, accepted] }],
    ['judge-output', { ...answer, moves: [{ ...accepted, ...decided }] }],
    ['judge-output', { ...answer, moves: [{ ...accepted, ...decided, otherReading: null }] }],
    ['judge-output', { ...answer, rounds: [round] }],
    ['bot-message', { t: 'decide', id: 1, view, legal: ['draw'], more: false, ms: 1000 }],
    ['bot-message', { t: 'over', winners: [1], view }],
    ['bot-answer', { t: 'ready' }],
    ['bot-answer', { t: 'ready', name: 'me' }],
    ['bot-answer', { t: 'move', move: 'draw' }],
    ['bot-answer', { t: 'move', move: 'draw', id: 1 }],
  ];

  it.each(good)('(but this %s does) %j', (name, json) => {
    expect(isValid(name, json)).toBe(true);
  });

  it.each(good)('%s: %j with a member that nobody knows', (name, json) => {
    expect(isValid(name, { ...json, surprise: 1 })).toBe(false);
  });

  it.each(good)('%s: %j without any one member that it needs', (name, json) => {
    const needed = Object.keys(json).filter((member) => {
      const { [member]: _, ...rest } = json as Record<string, unknown>;
      return !isValid(name, rest);
    });
    expect(needed.length).toBeGreaterThan(0);
    if (name === 'refusal' || name === 'event') expect(needed).toEqual(Object.keys(json));
  });

  it.each<readonly [SchemaName, unknown]>([
    ['position', []],
    ['position', 'level-8-101'],
    ['position', { ...position, edition: 'level-9' }],
    ['position', { ...position, players: 7 }],
    ['position', { ...position, players: 2.5 }],
    ['position', { ...position, palier: 2 }],
    ['position', { ...position, step: 'think' }],
    ['position', { ...position, hands: [['R19'], []] }],
    ['position', { ...position, hands: [['X^'], []] }],
    ['position', { ...position, stock: ['R7^'] }],
    ['position', { ...position, melds: [[{ kind: 'flush', cards: ['R1'] }], []] }],
    ['position', { ...position, melds: [[['J=19']], []] }],
    ['position', { ...position, rules: { goingOut: 'maybe' } }],
    ['position', { ...position, rules: { luck: 'yes' } }],
    ['position', { ...position, ladder: { name: 'x', levels: [['run 11']] } }],
    ['position', { ...position, master: 'some' }],
    ['view', { ...view, hands: undefined }],
    ['view', { ...view, seed: 'a view has none' }],
    ['event', { ...drawn, t: 'cardEaten' }],
    ['event', { ...drawn, seat: 7 }],
    ['event', { ...drawn, card: 'r7' }],
    ['event', { t: 'takenBack', seat: 1, to: 3 }],
    ['refusal', { ...refused, ok: true }],
    ['refusal', { ...refused, code: 'because' }],
    ['refusal', { ...refused, rule: 'LAW-1' }],
    ['refusal', { ...refused, message: 3 }],
    ['record-line', { ...header, fairness: { t: 'trust' } }],
    ['record-line', { ...header, fairness: { t: 'honest', commitment: 'AB', salts: [] } }],
    ['record-line', { ...result, secret: 'no' }],
    ['judge-input', { moves: [] }],
    ['judge-input', { position, moves: [7] }],
    ['judge-input', { position, moves: [{ seat: 1 }] }],
    ['judge-output', { ...answer, moves: [{ seat: 1, move: 'draw', ok: true }] }],
    ['judge-output', { ...answer, moves: [{ seat: 1, move: 'draw', ok: true, events: [] }] }],
    ['judge-output', { ...answer, moves: [{ ...accepted, rule: 'DRAW-2' }] }],
    ['judge-output', { ...answer, moves: [{ ...accepted, ...decided, source: 'rumour' }] }],
    [
      'judge-output',
      { ...answer, moves: [{ ...accepted, ...decided, otherReading: { throwBack: 'maybe' } }] },
    ],
    ['judge-output', { ...answer, rounds: [{ ...round, endedBy: 'rain' }] }],
    ['judge-output', { ...answer, rounds: [{ ...round, climbed: [3, 0] }] }],
    ['judge-output', { ...answer, winners: [7] }],
    ['bot-message', { t: 'decide', id: 1, view, legal: [], more: false, ms: 1000 }],
    ['bot-message', { t: 'decide', id: 0, view, legal: ['draw'], more: false, ms: 1000 }],
    ['bot-message', { t: 'over', winners: [1], view: { ...view, seed: 'secret' } }],
    ['bot-message', { t: 'hello', palier: 1, seat: 1, players: 2, setup: position }],
    ['bot-answer', { t: 'move', move: 7 }],
    ['bot-answer', { t: 'move', move: 'x'.repeat(1001) }],
    ['bot-answer', { t: 'move', move: 'draw', id: 0 }],
    ['bot-answer', { t: 'ready', name: 'x'.repeat(61) }],
  ])('this is no %s: %j', (name, json) => {
    expect(isValid(name, json)).toBe(false);
  });

  it('the lists of codes and rules are closed', () => {
    for (const code of REFUSAL_CODES) expect(isValid('refusal', { ...refused, code })).toBe(true);
    for (const rule of RULE_IDS) expect(isValid('refusal', { ...refused, rule })).toBe(true);
  });
});
