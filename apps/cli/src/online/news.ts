/** What is new at a table online since it was last looked at, as sentences. */
import { deciders, type Seat } from '@palier/rules';
import type { RoomState, ToldPerson, ToldRoom, ToldSaid, ToldSeat } from '@palier/table/room';
import { plainLine } from '@palier/table/room';
import { gameLine, shownName } from './lobby-text.ts';
import type { OnlineWords } from './words.ts';

/** Of two states of one table. What oneself does is no news, nor a short absence. */
export function newsIn(before: RoomState, now: RoomState, words: OnlineWords): readonly string[] {
  return [
    ...linkNews(before, now, words),
    ...(before.room.phase === 'lobby' && now.room.phase === 'lobby'
      ? lobbyNews(before, now, words)
      : gameNews(before, now, words)),
    ...doorNews(before, now, words),
    ...hostNews(before, now, words),
    ...wishNews(before, now, words),
    ...voteNews(before, now, words),
  ];
}

function linkNews(before: RoomState, now: RoomState, { at }: OnlineWords): readonly string[] {
  if (before.link === now.link || now.closed !== undefined) return [];
  return [now.link === 'waiting' ? at.link.lost : at.link.back];
}

function lobbyNews(before: RoomState, now: RoomState, words: OnlineWords): readonly string[] {
  const { news } = words.online.lobby;
  const { came, left } = comings(before.room.people, now.room.people);
  const areOptionsNew = JSON.stringify(before.room.options) !== JSON.stringify(now.room.options);
  const isOwnDoing = now.room.host === now.me;
  return [
    ...left.filter(({ id }) => id !== now.me).map(({ name }) => news.left(shownName(name))),
    ...came.filter(({ id }) => id !== now.me).map(({ name }) => news.joined(shownName(name))),
    ...now.room.seats.flatMap((seat, index) =>
      seatNews(before.room.seats[index], { seat, number: index + 1, me: now.me }, words),
    ),
    ...(areOptionsNew && !isOwnDoing ? [news.rulesChanged, gameLine(now.room.options, words)] : []),
  ];
}

function seatNews(
  before: ToldSeat | undefined,
  {
    seat,
    number,
    me,
  }: { readonly seat: ToldSeat; readonly number: Seat; readonly me: number | undefined },
  words: OnlineWords,
): readonly string[] {
  const { online } = words.play;
  switch (seat.t) {
    case 'open':
      return before === undefined || before.t === 'open' ? [] : [online.seatFree(number)];
    case 'bot': {
      const isSame = before?.t === 'bot' && before.name === seat.name;
      return isSame ? [] : [online.botSat(shownName(seat.name), number)];
    }
    case 'person': {
      const isSame = before?.t === 'person' && before.person === seat.person;
      if (isSame || seat.person === me) return [];
      return [words.online.lobby.news.sat(shownName(seat.name), number)];
    }
  }
}

/** As the log in the browser tells it. */
function gameNews(before: RoomState, now: RoomState, words: OnlineWords): readonly string[] {
  if (before.room.phase !== 'playing') return [];
  const { news, standInAbout, standInForYou, yoursAgain } = words.at.presence;
  const { me } = now;
  const left = before.room.seats.flatMap((seat, index) => {
    const isLeft = seat.t === 'person' && seat.person !== me && now.room.seats[index]?.t === 'bot';
    return isLeft ? [news.left(shownName(seat.name))] : [];
  });
  const comings = now.room.seats.flatMap((seat, index): readonly string[] => {
    if (seat.t !== 'person') return [];
    const name = shownName(seat.name);
    const was = before.room.seats[index];
    if (was?.t !== 'person' || was.person !== seat.person) {
      return seat.person === me ? [] : [news.joined(name)];
    }
    if (was.standIn !== seat.standIn) {
      const { standIn } = seat;
      if (seat.person !== me)
        return standIn === null ? [news.back(name)] : [standInAbout[standIn](name)];
      return [standIn === null ? yoursAgain : standInForYou[standIn]];
    }
    const [wasGone, isGone] = [before, now].map(({ room }) =>
      room.people.some(({ id, presence }) => id === seat.person && presence === 'gone'),
    );
    if (seat.person === me || wasGone === isGone) return [];
    return [isGone === true ? news.gone(name) : news.back(name)];
  });
  return [...left, ...comings];
}

/** Who is asked whether somebody may come in. */
function doorNews(before: RoomState, now: RoomState, { online }: OnlineWords): readonly string[] {
  if (now.room.host !== now.me) return [];
  const known = new Set(before.room.waiting.map(({ id }) => id));
  return now.room.waiting
    .filter(({ id }) => !known.has(id))
    .map(({ name }) => online.lobby.news.asks(shownName(name)));
}

function hostNews(before: RoomState, now: RoomState, words: OnlineWords): readonly string[] {
  const { host } = now.room;
  if (host === before.room.host || host === null) return [];
  // Who comes first is told anyway.
  if (host === now.me) return before.me === undefined ? [] : [words.online.lobby.news.youHost];
  const person = now.room.people.find(({ id }) => id === host);
  return person === undefined ? [] : [words.at.presence.isHost(shownName(person.name))];
}

function wishNews(before: RoomState, now: RoomState, words: OnlineWords): readonly string[] {
  const { wish } = words.at;
  const [was, is] = [before.room.wish, now.room.wish];
  if (was === null && is !== null) {
    if (is.seat === now.seat) return [wish.waiting(othersPlaying(now))];
    const wisher = seatName(now.room, is.seat);
    if (now.seat === undefined) return [];
    return [wish.asks(wisher), words.play.online.yesOrNo];
  }
  // Granted, the game tells of it.
  const isOwn = was !== null && was.seat === now.seat;
  const isDenied = is === null && isOwn && was.granted.length < othersPlaying(now).length;
  return isDenied ? [wish.denied] : [];
}

function voteNews(before: RoomState, now: RoomState, words: OnlineWords): readonly string[] {
  const { votes } = now.room;
  const isNew = !before.room.votes.open && votes.open;
  const isMore = votes.people.length > before.room.votes.people.length;
  if (now.seat === undefined || (!isNew && !isMore) || votes.people.includes(now.me ?? 0))
    return [];
  return [words.play.online.mayVote(votes.people.length, votes.needed)];
}

/** Somebody else would go on with the same people. */
export function nextNews(before: RoomState, now: RoomState, words: OnlineWords): readonly string[] {
  if (before.room.next !== null || now.room.next === null) return [];
  return [words.at.again.asked(undefined), words.play.online.toNext];
}

type Comings = { readonly came: readonly ToldPerson[]; readonly left: readonly ToldPerson[] };

function comings(before: readonly ToldPerson[], now: readonly ToldPerson[]): Comings {
  return {
    // Who was taken along from the game before has come once their part of the luck is there.
    came: now.filter(
      ({ id, salted }) => salted && !before.some((one) => one.id === id && one.salted),
    ),
    left: before.filter(({ id }) => now.every((one) => one.id !== id)),
  };
}

function othersPlaying({ room, me }: RoomState): readonly string[] {
  return room.seats.flatMap((seat) => {
    const plays = seat.t === 'person' && seat.person !== me && seat.standIn === null;
    return plays ? [shownName(seat.name)] : [];
  });
}

export function seatName({ seats }: ToldRoom, seat: Seat): string {
  const sitter = seats[seat - 1];
  return sitter === undefined || sitter.t === 'open' ? '' : shownName(sitter.name);
}

/** Whom a game waits for. */
export function waitedFor(
  room: ToldRoom,
  table: Parameters<typeof deciders>[0],
): readonly string[] {
  return deciders(table).map((seat) => seatName(room, seat));
}

/** `Anna: Well played!` */
export function sayingText(
  { person, saying }: ToldSaid,
  state: RoomState,
  { at }: OnlineWords,
): string {
  const speaker = state.room.people.find(({ id }) => id === person);
  const isOwn = person === state.me;
  const name = isOwn ? at.talk.you : speaker === undefined ? at.talk.gone : shownName(speaker.name);
  switch (saying.t) {
    case 'phrase':
      return at.talk.said(name, at.talk.phrases[saying.phrase]);
    case 'emote':
      return at.talk.said(name, `*${at.talk.emotes[saying.emote]}*`);
    case 'text':
      return at.talk.said(name, plainLine(saying.text) ?? '');
  }
}

/** What was said since; of what is kept, the newest. */
export function saidSince(
  before: readonly ToldSaid[],
  now: readonly ToldSaid[],
): readonly ToldSaid[] {
  const last = before.at(-1);
  if (last === undefined) return now;
  const text = JSON.stringify(last);
  const place = now.findLastIndex((one) => JSON.stringify(one) === text);
  return now.slice(place + 1);
}
