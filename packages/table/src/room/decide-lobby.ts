/** Who comes, sits, stands and goes, and what the host may do about it. */
import {
  isFault,
  makeRecordLine,
  makeSetup,
  parseSetupChoice,
  type Seat,
  type SetupChoice,
} from '@palier/rules';
import { dealt } from '../truth.ts';
import { bars, doorMoves } from './decide-door.ts';
import { isRushed } from './night-table.ts';
import { CLOCK_AMONG_STRANGERS, HOST_SAFE_TIME, withManners, type RoomOptions } from './options.ts';
import { plainName } from './plain-line.ts';
import type { LeftWhy, PersonId, Room, RoomEvent, RoomSeat } from './room.ts';
import { standInGoes } from './stand-in.ts';
import { deny, happens, type Decision, type DecideContext } from './decision.ts';
import {
  claimOf,
  hostAfter,
  isNameTaken,
  isProgram,
  personOf,
  playersOf,
  seatedPeople,
  seatOf,
} from './who.ts';
import type { AskedOptions } from './wire.ts';

export function decideRename(room: Room, person: PersonId, wanted: string): Decision {
  const name = plainName(wanted);
  if (name === undefined) return deny('nothing-to-see');
  const before = personOf(room, person);
  if (before?.name === name) return happens();
  if (before?.isNamed === true) return deny('name-given');
  if (isNameTaken(room, name, { person })) return deny('name-taken');
  return happens({ t: 'renamed', person, name });
}

export function decideFace(room: Room, person: PersonId, face: string): Decision {
  if (personOf(room, person)?.face === face) return happens();
  return happens({ t: 'faceChosen', person, face });
}

/** Once: of two tabs of a person, both of which would add theirs, the first does. */
export function decideSalt(room: Room, person: PersonId, salt: string): Decision {
  if (room.phase !== 'lobby') return deny('not-in-lobby');
  const before = personOf(room, person)?.salt;
  if (before === salt) return happens();
  return before === '' ? happens({ t: 'salted', person, salt }) : { t: 'stale' };
}

export function decideSit(room: Room, person: PersonId, seat: Seat): Decision {
  if (room.phase === 'over') return deny('not-in-lobby');
  const sitter = room.seats[seat - 1];
  if (sitter === undefined) return deny('no-such-seat');
  return room.phase === 'lobby'
    ? sitInLobby({ person, seat }, sitter)
    : sitInGame(room, { person, seat }, sitter);
}

type Sitting = { readonly person: PersonId; readonly seat: Seat };

function sitInLobby({ person, seat }: Sitting, sitter: RoomSeat): Decision {
  if (sitter.t === 'open') return happens({ t: 'seated', person, seat });
  if (sitter.t === 'bot') return happens({ t: 'botLeft', seat }, { t: 'seated', person, seat });
  return sitter.person === person ? happens() : deny('seat-taken');
}

/** A bot's seat is had from the next round on; one's own at once, from who stands in. */
function sitInGame(room: Room, { person, seat }: Sitting, sitter: RoomSeat): Decision {
  if (sitter.t === 'person') {
    if (sitter.person !== person) return deny('seat-taken');
    if (isRushed(room)) return deny('set-by-night');
    return sitter.standIn === undefined ? happens() : happens(standInGoes(room, seat));
  }
  if (seatOf(room, person) !== undefined) return deny('not-in-lobby');
  if (room.night !== undefined) return deny('set-by-night');
  const claim = sitter.t === 'bot' ? sitter.claim : undefined;
  if (claim === undefined) return happens({ t: 'claimed', person, seat });
  return claim === person ? happens() : deny('seat-taken');
}

/** Gives up one's seat or claim, and stays. */
export function decideStand(room: Room, person: PersonId, { standInBot }: DecideContext): Decision {
  if (room.phase === 'over') return deny('not-playing');
  const seat = seatOf(room, person);
  if (seat === undefined) {
    const claim = claimOf(room, person);
    return claim === undefined ? deny('not-a-player') : happens({ t: 'stood', seat: claim });
  }
  if (room.phase === 'lobby') return happens({ t: 'stood', seat });
  return happens(botFor(room, person, { seat, standInBot }));
}

/** Somebody goes for good: by their own will, or the host's or the table's. */
export function decideLeave(
  room: Room,
  person: PersonId,
  context: DecideContext,
  why?: LeftWhy,
): Decision {
  return happens(...leaving(room, person, context, why));
}

function leaving(
  room: Room,
  person: PersonId,
  context: DecideContext,
  why: LeftWhy | undefined,
): readonly RoomEvent[] {
  const { standInBot, presenceOf } = context;
  const seat = seatOf(room, person);
  const heir = room.host === person ? hostAfter(room, person, presenceOf).anyone : undefined;
  const events: RoomEvent[] = [];
  if (seat !== undefined && room.phase !== 'lobby') {
    events.push(botFor(room, person, { seat, standInBot }));
  }
  events.push({ t: 'left', person, ...(why !== undefined && { why }) });
  if (heir !== undefined) events.push({ t: 'hostPassed', to: heir });
  // Nobody is left who could let in those who wait.
  else if (room.host === person) events.push(...doorMoves({ ...room, people: [] }, 'anyone'));
  return events;
}

export type Removing = { readonly person: PersonId; readonly forGood?: boolean | undefined };

/**
 * Without `forGood` they may join again; but not where strangers come and go: they would be back at
 * once, and quick play would seat them where nobody wants them.
 */
export function decideRemove(
  room: Room,
  { person, forGood: isAsked = false }: Removing,
  context: DecideContext,
): Decision {
  const waiting = room.waiting.find(({ id }) => id === person);
  const target = waiting ?? personOf(room, person);
  if (target === undefined) return deny('no-such-person');
  // Who was taken along from the game before and has not come keeps the next one from beginning.
  const isMissing = target.salt === '' && !isAsked;
  const isSafe = isSafeHost(room, person, context.now);
  if (isSafe && !isMissing) return deny('host-returns');
  const forGood = isAsked || (room.options.listing !== 'hidden' && !isSafe);
  const barring = forGood ? [bars(room, target)] : [];
  if (waiting !== undefined) return happens({ t: 'turnedAway', person }, ...barring);
  return happens(...leaving(room, person, context, forGood ? 'barred' : undefined), ...barring);
}

function isSafeHost({ formerHost }: Room, person: PersonId, now: number): boolean {
  return formerHost?.person === person && now - formerHost.since < HOST_SAFE_TIME;
}

function botFor(
  room: Room,
  person: PersonId,
  { seat, standInBot }: { readonly seat: Seat; readonly standInBot: string },
): RoomEvent {
  return { t: 'botSeated', seat, bot: standInBot, name: personOf(room, person)?.name ?? '' };
}

export type BotSeating = {
  readonly seat: Seat;
  readonly bot: { readonly bot: string; readonly name: string } | null;
};

export function decideSeatBot(
  room: Room,
  { seat, bot }: BotSeating,
  context: DecideContext,
): Decision {
  if (room.phase !== 'lobby') return deny('not-in-lobby');
  const sitter = room.seats[seat - 1];
  if (sitter === undefined) return deny('no-such-seat');
  if (sitter.t === 'person') return deny('seat-taken');
  if (bot === null) return sitter.t === 'open' ? happens() : happens({ t: 'botLeft', seat });
  if (!context.isBot(bot.bot)) return deny('no-such-bot');
  const name = plainName(bot.name);
  if (name === undefined) return deny('nothing-to-see');
  if (isNameTaken(room, name, { seat })) return deny('name-taken');
  return happens({ t: 'botSeated', seat, bot: bot.bot, name });
}

export function decidePassHost(room: Room, to: PersonId): Decision {
  if (personOf(room, to) === undefined) return deny('no-such-person');
  if (isProgram(room, to)) return deny('not-for-bots');
  return room.host === to ? happens() : happens({ t: 'hostPassed', to });
}

/** In a game everything may be chosen anew but what is played; what is not named stays as it is. */
export function decideConfigure(room: Room, asked: AskedOptions): Decision {
  if (room.phase === 'over') return deny('not-in-lobby');
  const setup = parseSetupChoice(asked.setup);
  if (isFault(setup)) return deny('bad-setup');
  const chosen = canonical(setup);
  if (chosen === undefined) return deny('bad-setup');
  const isLobby = room.phase === 'lobby';
  if (!isLobby && chosen !== canonical(room.options.setup)) return deny('not-in-lobby');
  const wanted = { ...room.options, ...asked, setup: isLobby ? setup : room.options.setup };
  const options = chosenOptions(room.options, wanted);
  return happens(
    ...(isLobby ? moves(room, setup.players) : []),
    { t: 'optionsChosen', options },
    ...doorMoves(room, options.joining),
  );
}

/** A table that strangers are told of gets a clock, which its host may take away again. */
function chosenOptions(before: RoomOptions, wanted: RoomOptions): RoomOptions {
  const isNewlyListed = before.listing === 'hidden' && wanted.listing !== 'hidden';
  const isClockless = before.clock === 'off' && wanted.clock === 'off';
  const clock = isNewlyListed && isClockless ? CLOCK_AMONG_STRANGERS : wanted.clock;
  return withManners({ ...wanted, clock });
}

/** The same text for what plays the same; undefined where it cannot be played. */
function canonical(choice: SetupChoice): string | undefined {
  const setup = makeSetup(choice);
  return isFault(setup) ? undefined : JSON.stringify(setup.chosen);
}

/** Who sits beyond the last seat moves up: people before bots, and into a bot's seat if no other is left. */
function moves({ seats }: Room, players: number): readonly RoomEvent[] {
  const kept = seats.slice(0, players);
  const beyond = seats.slice(players);
  const free = [
    ...kept.flatMap(({ t }, index) => (t === 'open' ? [index + 1] : [])),
    ...kept.flatMap(({ t }, index) => (t === 'bot' ? [index + 1] : [])),
  ];
  const open = kept.filter(({ t }) => t === 'open').length;
  const events: RoomEvent[] = [];
  let used = 0;
  for (const sitter of beyond) {
    const seat = sitter.t === 'person' ? free[used] : undefined;
    if (sitter.t !== 'person' || seat === undefined) continue;
    if (used >= open) events.push({ t: 'botLeft', seat });
    events.push({ t: 'seated', person: sitter.person, seat });
    used++;
  }
  for (const sitter of beyond) {
    if (sitter.t !== 'bot' || used >= open) continue;
    const { bot, name } = sitter;
    events.push({ t: 'botSeated', seat: free[used++]!, bot, name });
  }
  return events;
}

export function decideBegin(room: Room): Decision {
  if (room.phase !== 'lobby') return deny('not-in-lobby');
  if (room.seats.some(({ t }) => t === 'open')) return deny('seats-open');
  if (seatedPeople(room).length === 0) return deny('not-a-player');
  const { options, secret, engine } = room;
  const salts = room.seats.map((seat) =>
    seat.t === 'person' ? (personOf(room, seat.person)?.salt ?? '') : '',
  );
  // Who was taken along from the game before and has not come has no part in the luck.
  const isMissing = room.seats.some(({ t }, index) => t === 'person' && salts[index] === '');
  if (isMissing) return deny('people-missing');
  const names = playersOf(room).map(({ name }) => name);
  const deal = dealt({
    choice: options.setup,
    names,
    luck: { t: 'honest', secret, salts },
    engine,
  });
  if (isFault(deal)) return deny('bad-setup');
  const { truth, entries } = deal;
  const header = makeRecordLine(truth.header);
  return { ...happens({ t: 'begun', header }, { t: 'played', entries }), truth };
}
