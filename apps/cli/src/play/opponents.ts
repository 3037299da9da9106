/** The bots at a table: characters by turn, all of one strength, or those that were named. */
import {
  BOT_NAMES,
  CHARACTER_IDS,
  STRENGTHS,
  USUAL_STRENGTH,
  botNamed,
  botOf,
  makeBotName,
  parseBotName,
  type Bot,
  type BotChoice,
  type Strength,
} from '@palier/bots';
import { learnt } from '@palier/server/learnt';
import { failed, isFailure, type Failure } from '../failure.ts';
import { badValue, checkPlayers } from '../setup-options.ts';
import type { Words } from '../words.ts';

export type PlayOpponent = {
  readonly name: string;
  readonly bot: Bot;
  /** A line about this opponent, after the name. */
  readonly about: string;
};

type Wanted = { readonly bots: string | undefined; readonly level: string | undefined };

const USUAL_BOTS = 2;

/** Two against one person, none among several, unless something else is asked for. */
export function readOpponents(
  { bots, level }: Wanted,
  people: readonly string[],
  words: Words,
): readonly PlayOpponent[] | Failure {
  const strength = STRENGTHS.find((known) => known === (level ?? USUAL_STRENGTH));
  if (strength === undefined) return badValue(words, '--level', level!, STRENGTHS);
  const wanted = bots ?? String(people.length > 1 ? 0 : USUAL_BOTS);
  const number = /^\d{1,15}$/.test(wanted) ? Number(wanted) : undefined;
  const found =
    number === undefined
      ? readBots(wanted, { strength, isAsked: level !== undefined }, words)
      : undefined;
  if (isFailure(found)) return found;
  const miscount = checkPlayers(people.length + (found?.length ?? number!), words);
  if (miscount !== undefined) return miscount;
  if (number === 0 && level !== undefined) {
    const without = bots === undefined ? '--players' : '--bots';
    return failed(words, 'not-together', { options: [without, '--level'] });
  }
  return calledBy(found ?? byTurn(number!, strength, people), people, words);
}

type Seated = Partial<BotChoice> & { readonly bot: Bot };

/** `wanda,odile-expert,master:400`: a character by itself plays as well as all do. */
function readBots(
  wanted: string,
  { strength, isAsked }: { readonly strength: Strength; readonly isAsked: boolean },
  words: Words,
): readonly Seated[] | Failure {
  const names = wanted.split(',').map((name) => name.trim().toLowerCase());
  const characters = names.map((name) => CHARACTER_IDS.find((id) => id === name));
  const seated: Seated[] = [];
  for (const [index, name] of names.entries()) {
    const character = characters[index];
    const full = character === undefined ? name : makeBotName({ character, strength });
    const bot = botNamed(full, learnt);
    if (bot === undefined) return badValue(words, '--bots', name, EXAMPLES);
    seated.push({ bot, ...parseBotName(full) });
  }
  // An option that has no effect is refused rather than ignored.
  return isAsked && characters.every((character) => character === undefined)
    ? failed(words, 'not-together', { options: ['--bots', '--level'] })
    : seated;
}

const EXAMPLES: readonly string[] = [...BOT_NAMES, ...CHARACTER_IDS, 'odile-expert'];

/** There are as many characters as seats, so enough are left beside people of the same names. */
function byTurn(number: number, strength: Strength, people: readonly string[]): readonly Seated[] {
  const taken = new Set(people.map((name) => name.toLowerCase()));
  return CHARACTER_IDS.filter((id) => !taken.has(id))
    .slice(0, number)
    .map((character) => ({ bot: botOf({ strength, character }, learnt), character, strength }));
}

function calledBy(
  seated: readonly Seated[],
  people: readonly string[],
  words: Words,
): readonly PlayOpponent[] {
  const free = words.play.botNames.filter((name) => !people.includes(name));
  return seated.map(({ bot, character, strength }, index) => {
    const who = character === undefined ? undefined : words.character(character);
    const how = strength === undefined ? undefined : words.strength(strength);
    const about = [how?.name ?? bot.name, (who ?? how)?.about ?? ''];
    return {
      name: who?.name ?? free[index]!,
      bot,
      about: about.filter((part) => part !== '').join(' · '),
    };
  });
}
