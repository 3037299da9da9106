/** The bots that may sit at a table online. */
import { availableParallelism } from 'node:os';
import { BOT_NAMES, CHARACTER_IDS, parseBotName } from '@palier/bots';
import { BOT_PAUSE } from '@palier/table';
import type { FillBot, FillStrength, RoomPorts } from '@palier/table/room';
import { wholeNumber } from '../base/setting.ts';

/** Their names are the same in every language. */
const fillOf = (strength: FillStrength): readonly FillBot[] =>
  CHARACTER_IDS.map((id) => ({
    bot: `${id}-${strength}`,
    name: id[0]!.toUpperCase() + id.slice(1),
  }));

const FILL: { readonly [S in FillStrength]: readonly FillBot[] } = {
  novice: fillOf('novice'),
  steady: fillOf('steady'),
  expert: fillOf('expert'),
};

/**
 * `standIn` plays for people who are away: well, so that nobody finds a ruined hand, and at once. A
 * number behind a name (`master:100000`) would let anybody buy the machine's time.
 */
export const BOTS: RoomPorts['bots'] = {
  isBot: (name) => {
    const choice = parseBotName(name);
    return choice === undefined ? BOT_NAMES.includes(name) : choice.continuations === undefined;
  },
  standIn: 'expert',
  fill: (strength) => FILL[strength],
};

/** Whether a bot searches, which takes up to a second and a half; all others take milliseconds. */
export function thinksLong(name: string): boolean {
  return parseBotName(name)?.strength === 'master';
}

export const BOT_SETTINGS = {
  /** Milliseconds before a bot moves. */
  'bot-pace': wholeNumber('MS', BOT_PAUSE, { max: 60_000 }),
  /** One core is for everything else. */
  'bot-threads': wholeNumber('N', Math.max(1, availableParallelism() - 1), { min: 1, max: 256 }),
};
