/** Moves: a person's, a bot's, and what is taken back by consent. */
import { isRefusal, parseMove, type Command, type Seat } from '@palier/rules';
import { actOn, takeBackOn, type Advance, type Truth } from '../truth.ts';
import { isRushed } from './night-table.ts';
import { MOST_TAKEN_BACK } from './options.ts';
import type { PersonId, Room, RoomEvent, RoomSeat } from './room.ts';
import { standInGoes } from './stand-in.ts';
import { deny, happens, type Denied, type Decision, type DecideContext } from './decision.ts';
import { botAt, playingPeople, seatOf } from './who.ts';

export type ActAsk = { readonly at: number; readonly move: string };

/** A person's own move; a bot that was about to play for them goes. */
export function decideAct(room: Room, person: PersonId, { at, move }: ActAsk): Decision {
  const player = playerAt(room, person, at);
  if ('t' in player) return player;
  const { seat, truth } = player;
  const command = parseMove(move);
  if (isRefusal(command)) return command;
  const advance = actOn(truth, seat, command);
  if (isRefusal(advance)) return advance;
  return plays(room, advance, withoutStandIn(room, seat));
}

/** `number`: how many entries there were when the bot was asked. */
export function decideBotMove(room: Room, seat: Seat, command: Command, number: number): Decision {
  const { truth, phase } = room;
  if (truth === undefined || phase !== 'playing') return deny('not-playing');
  if (truth.timeline.number !== number) return { t: 'stale' };
  if (botAt(room, seat, '') === undefined) return deny('not-a-player');
  const advance = actOn(truth, seat, command);
  return isRefusal(advance) ? advance : plays(room, advance);
}

/** What is played, and after a round who takes a bot's seat over. */
function plays(
  { seats }: Room,
  { truth, entries }: Advance,
  before: readonly RoomEvent[] = [],
): Decision {
  const played: RoomEvent = { t: 'played', entries };
  const goesOn = truth.timeline.at.table.step !== 'over';
  const isRoundOver = goesOn && entries.some(({ t }) => t === 'roundEnded');
  const claims = isRoundOver ? claimsOf(seats) : [];
  return { t: 'events', events: [...before, played, ...claims], truth };
}

function claimsOf(seats: readonly RoomSeat[]): readonly RoomEvent[] {
  return seats.flatMap((seat, index): readonly RoomEvent[] =>
    seat.t === 'bot' && seat.claim !== undefined
      ? [{ t: 'seated', person: seat.claim, seat: index + 1 }]
      : [],
  );
}

function withoutStandIn(room: Room, seat: Seat): readonly RoomEvent[] {
  const sitter = room.seats[seat - 1];
  const isPlayedFor = sitter?.t === 'person' && sitter.standIn !== undefined;
  return isPlayedFor ? [standInGoes(room, seat)] : [];
}

type Player = { readonly seat: Seat; readonly truth: Truth };

/** Who may speak in a game that goes on, knowing it as it is. */
export function playerAt(
  room: Room,
  person: PersonId,
  at: number,
): Player | Denied | { readonly t: 'stale' } {
  const { truth, phase } = room;
  const seat = seatOf(room, person);
  if (seat === undefined) return deny('not-a-player');
  if (isRushed(room)) return deny('set-by-night');
  if (truth === undefined) return deny('not-playing');
  if (!isCurrent(truth, at)) return { t: 'stale' };
  return phase === 'playing' ? { seat, truth } : deny('not-playing');
}

/** Where all choose at once, what others have chosen meanwhile changes nothing for who has yet to. */
function isCurrent({ timeline }: Truth, at: number): boolean {
  const { step, setup } = timeline.at.table;
  const missed = timeline.number - at;
  if (missed === 0) return true;
  const choice = step === 'keep' ? 'cardsKept' : step === 'offer' ? 'offerMade' : undefined;
  if (choice === undefined || missed < 0 || missed >= setup.players) return false;
  let { past } = timeline.at;
  for (let left = missed; left > 0; left--) {
    if (past?.event.t !== choice) return false;
    past = past.before;
  }
  return true;
}

/** Everybody else who plays must grant it. Asked again, it is granted if who did not has gone. */
export function decideTakeBack(
  room: Room,
  person: PersonId,
  at: number,
  context: DecideContext,
): Decision {
  const player = playerAt(room, person, at);
  if ('t' in player) return player;
  const { seat, truth } = player;
  if (room.options.takeBack === 'never') return deny('take-back-off');
  const back = takeBackOn(truth, seat);
  if (back === undefined) return deny('nothing-to-take-back');
  if (room.takenBack >= MOST_TAKEN_BACK) return deny('enough-taken-back');
  const returns = withoutStandIn(room, seat);
  if (isGranted(room, { by: person, granted: room.wish?.granted ?? [] }, context)) {
    return { ...happens(...returns, { t: 'played', entries: back.entries }), truth: back.truth };
  }
  if (room.wish !== undefined) return happens(...returns);
  return happens(...returns, { t: 'takeBackWished', seat, number: truth.timeline.number });
}

type Wish = { readonly by: PersonId; readonly granted: readonly PersonId[] };

function isGranted(room: Room, { by, granted }: Wish, { presenceOf }: DecideContext): boolean {
  return playingPeople(room, presenceOf).every(
    (person) => person === by || granted.includes(person),
  );
}

export type ConsentAsk = { readonly at: number; readonly yes: boolean };

/** Who wished it may call it off. */
export function decideConsent(
  room: Room,
  person: PersonId,
  { at, yes }: ConsentAsk,
  context: DecideContext,
): Decision {
  const player = playerAt(room, person, at);
  if ('t' in player) return player;
  const { wish } = room;
  const wisher = wish && room.seats[wish.seat - 1];
  if (wish === undefined || wisher?.t !== 'person') return deny('no-wish');
  if (!yes) return happens({ t: 'takeBackDenied', person });
  if (room.options.takeBack === 'never') return deny('take-back-off');
  if (player.seat === wish.seat) return deny('no-wish');
  if (wish.granted.includes(person)) return happens();
  const granted: RoomEvent = { t: 'takeBackGranted', person };
  const wholeWish = { by: wisher.person, granted: [...wish.granted, person] };
  const back = isGranted(room, wholeWish, context)
    ? takeBackOn(player.truth, wish.seat)
    : undefined;
  return back === undefined
    ? happens(granted)
    : { ...happens(granted, { t: 'played', entries: back.entries }), truth: back.truth };
}
