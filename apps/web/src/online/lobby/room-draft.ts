/** The set-up of a table online as a draft, so that the screens of a new game can change it. */
import { CHARACTER_IDS } from '@palier/bots';
import { EDITIONS, isFault, parseSetupChoice } from '@palier/rules';
import type { ToldOptions, ToldRoom, ToldSeat } from '@palier/table/room';
import {
  STRENGTHS,
  canPlay,
  type Draft,
  type DraftBot,
  type DraftSeat,
} from '../../state/draft.ts';

/** Undefined where somebody set the table up with more than a draft can say. */
export function draftOf(options: ToldOptions, seats: ToldRoom['seats']): Draft | undefined {
  const choice = parseSetupChoice(options.setup);
  if (isFault(choice) || choice.ladders !== undefined) return undefined;
  const { edition, players, master = 'none', rules = {} } = choice;
  const { ladders } = EDITIONS[edition];
  const ladder = choice.ladder ?? ladders[0]!;
  if (!canPlay(edition, ladder)) return undefined;
  const sitters = Array.from({ length: players }, (_, index) => draftSeat(seats[index]));
  return { edition, ladder, master, seats: sitters, rules };
}

function draftSeat(seat: ToldSeat | undefined): DraftSeat {
  if (seat === undefined || seat.t === 'open') return { t: 'person', name: '' };
  const bot = seat.t === 'bot' ? parseBot(seat.bot) : undefined;
  return bot ?? { t: 'person', name: seat.name };
}

/** `odile-expert`; undefined for one that this page does not know. */
export function parseBot(bot: string): DraftBot | undefined {
  const [who, how] = bot.split('-');
  const character = CHARACTER_IDS.find((id) => id === who);
  const strength = STRENGTHS.find((id) => id === how);
  if (character === undefined || strength === undefined) return undefined;
  return { t: 'bot', character, strength };
}

export function makeBot({ character, strength }: DraftBot): string {
  return `${character}-${strength}`;
}
