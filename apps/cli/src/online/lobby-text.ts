/** Who is at a table online and what is chosen there, as text. */
import { isFault, makeSetup, parseSetupChoice, type Setup } from '@palier/rules';
import {
  ABSENCES,
  CHATS,
  CLOCKS,
  DELAYS,
  JOINING,
  LISTINGS,
  TAKE_BACKS,
  WATCHING,
  plainLine,
  type RoomState,
  type ToldOptions,
  type ToldPerson,
  type ToldRoom,
  type ToldSeat,
} from '@palier/table/room';
import { cut, wrapped } from '../layout.ts';
import type { OnlineWords } from './words.ts';

/** What the host chooses besides the game, and which there are. */
export const CHOICES = {
  clock: CLOCKS,
  absence: ABSENCES,
  watching: WATCHING,
  delay: DELAYS,
  joining: JOINING,
  chat: CHATS,
  takeBack: TAKE_BACKS,
  listing: LISTINGS,
} as const satisfies { readonly [Name in keyof Omit<ToldOptions, 'setup'>]: readonly unknown[] };

export type ChoiceName = keyof typeof CHOICES;

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly ChoiceName[];

const LONGEST_NAME = 20;

/** What others have chosen to be called, fit for a terminal whatever the server let through. */
export function shownName(name: string): string {
  return cut(plainLine(name) ?? '', LONGEST_NAME);
}

/** Undefined where the server plays what this program cannot. */
export function setupOf({ setup }: ToldOptions): Setup | undefined {
  const choice = parseSetupChoice(setup);
  const made = isFault(choice) ? choice : makeSetup(choice);
  return isFault(made) ? undefined : made;
}

export function gameLine(options: ToldOptions, words: OnlineWords): string {
  const setup = setupOf(options);
  if (setup === undefined) return '';
  const ladder = words.ladder(setup.ladders[0]!.name);
  return words.play.online.game(words.edition(setup.edition), ladder, setup.players);
}

/** Seats, people without one, and what is chosen: all that the lobby in the browser shows. */
export function lobbyText(state: RoomState, words: OnlineWords, columns: number): string {
  const { room } = state;
  const { online } = words.play;
  const without = room.people
    .filter(({ seat }) => seat === null)
    .map((one) => personText(one, state, words));
  const asking = room.waiting.map(({ name }) => shownName(name));
  const lines = [
    gameLine(room.options, words),
    choiceLine(room.options, words),
    ...(without.length === 0 ? [] : [online.without(without)]),
    ...(asking.length === 0 ? [] : [online.asking(asking)]),
    ...(room.watchers === 0 ? [] : [online.watchers(room.watchers)]),
  ];
  return [...seatLines(state, words), ...lines.map((line) => wrapped(line, columns, '  '))].join(
    '\n',
  );
}

/** Only what is not as usual at most tables would be worth a line; but nobody knows what is usual. */
function choiceLine(options: ToldOptions, words: OnlineWords): string {
  return CHOICE_NAMES.map((name) => choiceRow(name, options, words)).join(' · ');
}

/** `Turn clock: Off` */
function choiceRow(name: ChoiceName, options: ToldOptions, { online }: OnlineWords): string {
  const { title, values } = online.options[name] as {
    readonly title: string;
    readonly values: { readonly [value: string]: { readonly name: string } };
  };
  return online.options.row(title, values[String(options[name])]?.name ?? '');
}

/** What can be set, how it is typed, and how it is. */
export function choiceLines(
  options: ToldOptions,
  words: OnlineWords,
  columns: number,
): readonly string[] {
  const rows = CHOICE_NAMES.map((name) => {
    const typed = `set ${name} ${CHOICES[name].join('|')}`;
    return [typed, choiceRow(name, options, words)] as const;
  });
  const game = ['set edition|ladder|master|rules|players …', gameLine(options, words)] as const;
  const all = [...rows, game];
  return all.map(([typed, now]) => wrapped(words.play.online.choice(typed, now), columns, '    '));
}

function seatLines(state: RoomState, words: OnlineWords): readonly string[] {
  return state.room.seats.map((seat, index) => `  ${index + 1}  ${sitterText(seat, state, words)}`);
}

function sitterText(seat: ToldSeat, state: RoomState, words: OnlineWords): string {
  const { room } = state;
  switch (seat.t) {
    case 'open':
      return words.online.lobby.openSeat;
    case 'bot':
      return words.play.online.sitter(shownName(seat.name), botMarks(room, seat, words));
    case 'person': {
      const person = room.people.find(({ id }) => id === seat.person);
      return person === undefined ? shownName(seat.name) : personText(person, state, words);
    }
  }
}

function botMarks(
  { people }: ToldRoom,
  { bot, claim }: { readonly bot: string; readonly claim: number | null },
  words: OnlineWords,
): readonly string[] {
  const claimer = people.find(({ id }) => id === claim);
  return [
    words.at.presence.bot,
    bot,
    ...(claimer === undefined ? [] : [`← ${shownName(claimer.name)}`]),
  ];
}

/** `Anna (host, you)` */
function personText(person: ToldPerson, { room, me }: RoomState, words: OnlineWords): string {
  const { lobby, presence } = words.online;
  const seat = person.seat === null ? undefined : room.seats[person.seat - 1];
  const isPlayedFor = seat?.t === 'person' && seat.standIn !== null;
  return words.play.online.sitter(shownName(person.name), [
    ...(person.isBot === true ? [words.at.presence.bot] : []),
    ...(room.host === person.id ? [lobby.host] : []),
    ...(person.id === me ? [lobby.you] : []),
    ...(person.presence === 'here' ? [] : [presence[person.presence]]),
    ...(isPlayedFor ? [words.at.presence.standIn] : []),
  ]);
}

/** Seats that can be had now: open ones before those of bots. */
export function freeSeats({ seats, phase }: ToldRoom): readonly number[] {
  const kinds = phase === 'lobby' ? (['open', 'bot'] as const) : (['bot'] as const);
  return kinds.flatMap((kind) => seats.flatMap(({ t }, index) => (t === kind ? [index + 1] : [])));
}
