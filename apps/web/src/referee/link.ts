/**
 * A situation and its question as a short text for an address: a version, then the position as the
 * command line's referee takes it, packed. Whatever comes from outside goes through the kernel's own
 * reader, and what it does not accept is refused with its reason.
 */
import {
  isFault,
  isRefusal,
  makeMove,
  parseMove,
  parsePosition,
  type Command,
  type Fault,
  type Json,
} from '@palier/rules';
import { filled, SEED } from './fill.ts';
import { makeRound, readRound, type RoundCase } from './round-case.ts';
import { makeSituation, situationOf, type PositionJson, type Situation } from './situation.ts';

export type Case = { readonly situation: Situation; readonly question: Command | undefined };

export type ReadCase =
  | { readonly t: 'case'; readonly case: Case }
  | { readonly t: 'round'; readonly round: RoundCase }
  | { readonly t: 'broken'; readonly why: 'unreadable' | 'version' | 'not-a-turn' | Fault };

/** The first sign of the text; another one is for a later Palier to read. */
const VERSION = '1';
/** Far more than any situation needs. */
const MOST_SIGNS = 8000;

export function packCase({ situation, question }: Case): string {
  return pack({
    position: makeSituation(situation),
    ...(question !== undefined && { move: makeMove(question) }),
  });
}

/** A question about the end of a round. */
export function packRound(round: RoundCase): string {
  return pack({ round: makeRound(round) });
}

function pack(json: Json): string {
  return VERSION + toBase64(JSON.stringify(json));
}

export function unpackCase(text: string): ReadCase {
  if (text.length > MOST_SIGNS || !/^[\w-]+$/.test(text)) return broken('unreadable');
  if (!text.startsWith(VERSION)) return broken(/^\d/.test(text) ? 'version' : 'unreadable');
  try {
    return readCase(JSON.parse(fromBase64(text.slice(VERSION.length))));
  } catch {
    return broken('unreadable');
  }
}

/** `{ position, move }`, where the position may leave out all hands but the first, or `{ round }`. */
export function readCase(json: unknown): ReadCase {
  if (isObject(json) && isObject(json['round'])) {
    const round = readRound(json['round']);
    if (round === undefined) return broken('unreadable');
    return isFault(round) ? broken(round) : { t: 'round', round };
  }
  if (!isObject(json) || !isObject(json['position'])) return broken('unreadable');
  const parsed = parsePosition(filled(json['position'] as PositionJson), SEED);
  if (isFault(parsed)) return broken(parsed);
  const situation = situationOf(parsed.state);
  if (situation === undefined) return broken('not-a-turn');
  const { move } = json;
  const command = typeof move === 'string' ? parseMove(move) : undefined;
  const question = command === undefined || isRefusal(command) ? undefined : command;
  return { t: 'case', case: { situation, question } };
}

function broken(why: Extract<ReadCase, { t: 'broken' }>['why']): ReadCase {
  return { t: 'broken', why };
}

function isObject(json: unknown): json is { readonly [member: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Base64 for addresses, without padding. */
function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): string {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
