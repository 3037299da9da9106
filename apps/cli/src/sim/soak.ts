/** Random rule sets and random tables of bots, and all that must hold of every game. */
import { deepStrictEqual } from 'node:assert';
import { BOT_NAMES, CHARACTER_IDS, botNamed } from '@palier/bots';
import { playBotGame, type BotGame, type PlayedGame, type Watch } from '@palier/bots/lab';
import {
  EDITIONS,
  EDITION_IDS,
  HOUSE_CHOICES,
  CHOICE_NAMES,
  HOLD,
  KINDS,
  LADDERS,
  MASTER_OPTIONS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  PASS,
  assert,
  below,
  cardOf,
  emptyState,
  evolveView,
  isFault,
  makeSetup,
  parseRecord,
  redact,
  seededBits,
  verify,
  viewOf,
  type Bits,
  type HouseRules,
  type LadderChoice,
  type Level,
  type LevelPart,
  type SetupChoice,
  type State,
} from '@palier/rules';
import { learnt } from '@palier/server/learnt';
import { botGameRecord } from './records.ts';

/** Every strength, the one that searches with a tiny budget, and every character. */
const SOAKED = [
  ...BOT_NAMES.map((name) => (name === 'master' ? 'master:6' : name)),
  ...CHARACTER_IDS.map((id) => `${id}-expert`),
].map((name) => botNamed(name, learnt)!);

/** The game of a number: the same for the same seed, whatever was played before. */
export function soakGame(seed: string, number: number): BotGame {
  const bits = seededBits(`${seed}/soak/${number}`);
  for (;;) {
    const choice = randomChoice(bits);
    const setup = makeSetup(choice);
    // A ladder of chance may be one that its deck cannot satisfy.
    if (isFault(setup)) continue;
    return {
      setup,
      bots: Array.from({ length: choice.players }, () => pick(bits, SOAKED)),
      seed: `${seed}/soak/${number}`,
      number: number + 1,
    };
  }
}

function randomChoice(bits: Bits): SetupChoice {
  const edition = EDITIONS[pick(bits, EDITION_IDS)];
  const players = MIN_PLAYERS + below(bits, MAX_PLAYERS - MIN_PLAYERS + 1);
  const ladder = (): LadderChoice =>
    oneIn(bits, 4) ? { name: 'soak', levels: randomLevels(bits) } : pick(bits, edition.ladders);
  const isOwnEach = oneIn(bits, 6);
  return {
    edition: edition.id,
    players,
    ...(isOwnEach ? { ladders: Array.from({ length: players }, ladder) } : { ladder: ladder() }),
    ...(edition.takesMaster ? { master: pick(bits, MASTER_OPTIONS) } : {}),
    rules: randomRules(bits, players),
  };
}

function randomLevels(bits: Bits): readonly Level[] {
  return Array.from({ length: 1 + below(bits, 4) }, () => {
    const parts: LevelPart[] = [];
    for (let left = 10; left >= 2 && parts.length < 5 && !(parts.length > 0 && oneIn(bits, 2));) {
      const size = 2 + below(bits, Math.min(left - 1, 5));
      parts.push({ kind: pick(bits, KINDS), size });
      left -= size;
    }
    return parts;
  });
}

function randomRules(bits: Bits, players: number): HouseRules {
  const choices = CHOICE_NAMES.filter(() => oneIn(bits, 4)).map((name) => [
    name,
    pick<string>(bits, HOUSE_CHOICES[name]),
  ]);
  const shortest = LADDERS['one-star'].levels.length;
  return {
    ...(Object.fromEntries(choices) as HouseRules),
    ...(oneIn(bits, 3) ? { levels: 1 + below(bits, shortest) } : {}),
    ...(oneIn(bits, 6) ? { keepFrom: 1 + below(bits, 4), keepCards: below(bits, 10) } : {}),
    ...(oneIn(bits, 6)
      ? { startLevel: Array.from({ length: players }, () => 1 + below(bits, 3)) }
      : {}),
    ...(oneIn(bits, 6) ? { firstDealer: below(bits, players + 1) } : {}),
  };
}

function oneIn(bits: Bits, n: number): boolean {
  return below(bits, n) === 0;
}

function pick<T>(bits: Bits, list: readonly T[]): T {
  return list[below(bits, list.length)]!;
}

/** Plays a game and throws at the first thing that must not be. */
export async function checkSoakGame(game: BotGame): Promise<PlayedGame> {
  const played = await playBotGame(game, watcher(game));
  const record = parseRecord(botGameRecord(game, played));
  assert(!isFault(record), 'a record that was just made can be read');
  const verdict = verify(record);
  assert(verdict.problems.length === 0, `verify: ${JSON.stringify(verdict.problems[0])}`);
  assert(verdict.isFinished && verdict.shuffles === 'checked', 'verify: not all was checked');
  return played;
}

/** Now and then: no card lost, and what the bots were shown is what they may see. */
function watcher({ seed, setup }: BotGame): Watch {
  const bits = seededBits(`${seed}/watch`);
  const inDeck = setup.deck.toSorted((a, b) => a - b);
  let shown = setup.ladders.map((_, index) => viewOf(emptyState(setup), index + 1));
  return ({ events, state }, views) => {
    // Each by itself and from what it was shown, where the game folds the table once for all.
    shown = shown.map((view) =>
      events.reduce((seen, event) => evolveView(seen, redact(event, seen.viewer)), view),
    );
    if (!oneIn(bits, 50)) return;
    deepStrictEqual(views, shown);
    for (const view of views) deepStrictEqual(view, viewOf(state, view.viewer));
    // PASS-5: after a round a Pass card in front of a player is nowhere until the next deal.
    if (state.table.step === 'keep' || state.table.step === 'over') return;
    deepStrictEqual(cardsOf(state), inDeck, 'cards were lost or doubled');
  };
}

function cardsOf({ table, hands, stock }: State): readonly number[] {
  return [
    ...hands.flat(),
    ...table.discards.flat(),
    ...table.faceUp,
    ...table.melds.flat().flatMap((meld) => meld.cards.map((placed) => cardOf(placed))),
    ...stock.slice(stock.length - table.stock),
    ...table.skipped.map(() => PASS),
    ...table.held.map(() => HOLD),
  ].toSorted((a, b) => a - b);
}
