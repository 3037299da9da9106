/** The set-up of a table online as a draft, so that the screens of a new game can change it. */
import { parseBotName } from '@palier/bots';
import { EDITIONS, isFault, parseSetupChoice } from '@palier/rules';
import type { ToldOptions, ToldRoom, ToldSeat } from '@palier/table/room';
import { canPlay, type Draft, type DraftBot, type DraftSeat } from '../../state/draft.ts';

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
  const bot = seat.t === 'bot' ? draftBot(seat.bot) : undefined;
  return bot ?? { t: 'person', name: seat.name };
}

/** Undefined for one that a draft cannot say: without a character, or from another version. */
export function draftBot(name: string): DraftBot | undefined {
  const { character, strength } = parseBotName(name) ?? {};
  if (character === undefined || strength === undefined) return undefined;
  return { t: 'bot', character, strength };
}
