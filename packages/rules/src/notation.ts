/** Moves as text, context-free: what a text means on the table is for `check` to say. */
import { unreachable } from './assert.ts';
import { makeCard, makePlaced, parseCard, parsePlaced, type Card, type Placed } from './cards.ts';
import type { Command } from './commands.ts';
import { refuse, type Refusal } from './refusals.ts';
import { PLAYED_ALONE, aloneCommandBy, isAloneCommand } from './specials.ts';

/** No legal move is longer: a laying has at most ten cards, a keep nine. */
export const MAX_MOVE_LENGTH = 200;

export function makeMove(command: Command): string {
  switch (command.t) {
    case 'drawCard':
      return 'draw';
    case 'takeCard':
      return `take ${command.from}`;
    case 'layLevel': {
      const melds = command.melds.map((meld) => meld.map(makePlaced).join(' ')).join(' / ');
      return command.level === undefined ? `lay ${melds}` : `lay ${command.level}: ${melds}`;
    }
    case 'addCard':
      return `add ${makePlaced(command.card)} ${command.to}.${command.meld}`;
    case 'exchangeJoker':
      return `exchange ${makeCard(command.card)} ${command.to}.${command.meld}`;
    case 'discard':
      return `discard ${makeCard(command.card)}`;
    case 'playPass':
      return `pass ${command.on}`;
    case 'dropPalier':
      return `drop ${command.level}`;
    case 'keepCards':
      return makeList('keep', command.cards);
    case 'offerCards':
      return makeList('offer', command.cards);
    case 'pickCard':
      return `pick ${command.from} ${makeCard(command.card)}`;
    case 'playSwap':
      return makeList('swap', command.cards);
    default:
      return isAloneCommand(command) ? PLAYED_ALONE[command.t].verb : unreachable(command);
  }
}

function makeList(verb: string, cards: readonly Card[]): string {
  return [verb, ...cards.map(makeCard)].join(' ');
}

/** A command from its text; letter case and surplus spaces do not matter. */
export function parseMove(text: string): Command | Refusal {
  const move = text.trim().replace(/\s+/g, ' ');
  const command = move.length > MAX_MOVE_LENGTH ? undefined : readMove(move);
  return command ?? refuse('unreadable-move', 'INPUT-1', { move: move.slice(0, MAX_MOVE_LENGTH) });
}

function readMove(text: string): Command | undefined {
  const [verb = '', ...words] = text.split(' ');
  const rest = words.join(' ');
  switch (verb.toLowerCase()) {
    case 'draw':
      return words.length === 0 ? { t: 'drawCard' } : undefined;
    case 'take':
      return withNumber(rest, (from) => ({ t: 'takeCard', from }));
    case 'pass':
      return withNumber(rest, (on) => ({ t: 'playPass', on }));
    case 'drop':
      return withNumber(rest, (level) => ({ t: 'dropPalier', level }));
    case 'discard':
      return withCards(words, ([card, ...more]) =>
        card === undefined || more.length > 0 ? undefined : { t: 'discard', card },
      );
    case 'keep':
      return withCards(words, (cards) => ({ t: 'keepCards', cards }));
    case 'offer':
      return withCards(words, (cards) => ({ t: 'offerCards', cards }));
    case 'swap':
      return withCards(words, (cards) => ({ t: 'playSwap', cards }));
    case 'lay':
      return readLay(rest);
    case 'add':
      return readAdd(words);
    case 'exchange':
      return readExchange(words);
    case 'pick':
      return readPick(words);
    default:
      return words.length === 0 ? aloneCommandBy(verb.toLowerCase()) : undefined;
  }
}

function parseNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : undefined;
}

function withNumber(text: string, make: (number: number) => Command): Command | undefined {
  const number = parseNumber(text);
  return number === undefined ? undefined : make(number);
}

function withCards(
  words: readonly string[],
  make: (cards: readonly Card[]) => Command | undefined,
): Command | undefined {
  const cards = words.map(parseCard);
  return cards.every((card) => card !== undefined) ? make(cards) : undefined;
}

function parsePlacedList(text: string): readonly Placed[] | undefined {
  // `J = 9` reads as `J=9`.
  const words = text
    .replace(/\s*=\s*/g, '=')
    .trim()
    .split(/\s+/);
  const cards = words.map(parsePlaced);
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

function readLay(text: string): Command | undefined {
  const colon = text.indexOf(':');
  const level = colon === -1 ? undefined : parseNumber(text.slice(0, colon).trim());
  if (colon !== -1 && level === undefined) return undefined;
  const melds = text
    .slice(colon + 1)
    .split('/')
    .map(parsePlacedList);
  if (!melds.every((meld) => meld !== undefined)) return undefined;
  return { t: 'layLevel', ...(level === undefined ? {} : { level }), melds };
}

type MeldName = { readonly to: number; readonly meld: number };

function parseMeldName(text: string | undefined): MeldName | undefined {
  const match = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/.exec(text ?? '');
  return match === null ? undefined : { to: Number(match[1]), meld: Number(match[2]) };
}

function readAdd(words: readonly string[]): Command | undefined {
  const name = parseMeldName(words.at(-1));
  const cards = parsePlacedList(words.slice(0, -1).join(' '));
  if (name === undefined || cards === undefined || cards.length !== 1) return undefined;
  return { t: 'addCard', card: cards[0]!, ...name };
}

function readExchange([cardText, meldText, ...more]: readonly string[]): Command | undefined {
  const card = parseCard(cardText ?? '');
  const name = parseMeldName(meldText);
  if (card === undefined || name === undefined || more.length > 0) return undefined;
  return { t: 'exchangeJoker', card, ...name };
}

function readPick([seatText, cardText, ...more]: readonly string[]): Command | undefined {
  const from = parseNumber(seatText);
  const card = parseCard(cardText ?? '');
  if (from === undefined || card === undefined || more.length > 0) return undefined;
  return { t: 'pickCard', from, card };
}
