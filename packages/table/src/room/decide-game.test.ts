import { assert } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom } from '../testing/decided-room.ts';
import { decideContinue } from './decide.ts';
import { decideBotMove } from './decide-game.ts';
import { CHAT_KEPT, CHAT_PACE, USUAL_OPTIONS, type RoomOptions } from './options.ts';
import type { PersonId, Saying } from './room.ts';
import type { Denial } from './wire.ts';

const NOTHING = { t: 'events', events: [] };

function denied(why: Denial): object {
  return { t: 'denied', why };
}

/** In these games people sit in the seat of their number. */
function due(table: DecidedRoom): number {
  return table.due[0]!;
}

function others(table: DecidedRoom, person: PersonId): readonly PersonId[] {
  return table.room.people.map(({ id }) => id).filter((id) => id !== person);
}

describe('a move', () => {
  it('is the rules’ to refuse', () => {
    const table = begunRoom('pp');
    const turn = due(table);
    const at = table.number;
    expect(table.ask(turn, { t: 'act', at, move: 'abracadabra' })).toMatchObject({
      t: 'refusal',
      code: 'unreadable-move',
    });
    expect(table.ask(3 - turn, { t: 'act', at, move: 'draw' })).toMatchObject({
      t: 'refusal',
      code: 'not-your-turn',
    });
    expect(table.ask(turn, { t: 'act', at, move: 'draw' })).toMatchObject({
      t: 'events',
      events: [{ t: 'played', entries: [{ t: 'cardDrawn', seat: turn }] }],
    });
    expect(table.ask(turn, { t: 'act', at: at + 1, move: 'draw' })).toMatchObject({
      code: 'already-drawn',
    });
  });

  it('on another game than the one there is, is stale', () => {
    const table = begunRoom('pp');
    const turn = due(table);
    for (const at of [0, table.number + 1]) {
      expect(table.ask(turn, { t: 'act', at, move: 'draw' })).toEqual({ t: 'stale' });
    }
    const old = table.number;
    table.playOut();
    expect(table.ask(turn, { t: 'act', at: old, move: 'draw' })).toEqual({ t: 'stale' });
    expect(table.ask(turn, { t: 'act', at: table.number, move: 'draw' })).toEqual(
      denied('not-playing'),
    );
  });

  it('is for who plays', () => {
    const lobby = new DecidedRoom();
    lobby.ask(lobby.join('Ana'), { t: 'sit', seat: 1 });
    expect(lobby.ask(1, { t: 'act', at: 0, move: 'draw' })).toEqual(denied('not-playing'));
    const table = begunRoom('pp');
    const onlooker = table.join('Olga');
    for (const person of [onlooker, 99]) {
      const at = table.number;
      expect(table.ask(person, { t: 'act', at, move: 'draw' })).toEqual(denied('not-a-player'));
      expect(table.ask(person, { t: 'takeBack', at })).toEqual(denied('not-a-player'));
      expect(table.ask(person, { t: 'consent', at, yes: true })).toEqual(denied('not-a-player'));
      expect(table.ask(person, { t: 'moveOn', at })).toEqual(denied('not-a-player'));
    }
  });

  it('sent twice is done once', () => {
    const table = begunRoom('pp');
    const turn = due(table);
    const ask = { t: 'act', at: table.number, move: 'draw', key: 'once-only' } as const;
    expect(table.ask(turn, ask)).toMatchObject({ t: 'events' });
    const { room } = table;
    expect(table.ask(turn, ask)).toEqual({ t: 'again' });
    // Another’s key is another’s.
    expect(table.ask(3 - turn, ask)).toEqual({ t: 'stale' });
    table.ask(turn, { t: 'stand' });
    expect(table.ask(turn, ask)).toEqual({ t: 'again' });
    expect(room.keys.get(turn)).toEqual(['once-only']);
  });

  it('is remembered for a while', () => {
    const table = begunRoom('pp', { chat: 'free' });
    const saying: Saying = { t: 'text', text: 'Hello' };
    for (let index = 0; index < 9; index++) {
      table.now += 3000;
      table.ask(1, { t: 'say', saying, key: `saying-${index}` });
    }
    expect(table.ask(1, { t: 'say', saying, key: 'saying-1' })).toEqual({ t: 'again' });
    expect(table.ask(1, { t: 'say', saying, key: 'saying-0' })).toMatchObject({ t: 'events' });
  });

  it('of a saying is not pushed out by moves', () => {
    const table = begunRoom('pp', { chat: 'free' });
    const saying: Saying = { t: 'text', text: 'Hello' };
    table.ask(1, { t: 'say', saying, key: 'only-once' });
    for (let moves = 0; moves < 40 && table.room.phase === 'playing'; moves++) table.go();
    expect(table.ask(1, { t: 'say', saying, key: 'only-once' })).toEqual({ t: 'again' });
  });

  it('where all choose at once is not stale by what others chose', () => {
    const rules = { levels: 8, keepFrom: 1, keepCards: 3 };
    const setup = { edition: 'level-8-101', ladder: 'two-star', players: 4, rules } as const;
    const table = begunRoom('pppp', { setup });
    for (let moves = 0; table.due.length < 2; moves++) {
      assert(moves < 2000 && table.go() !== undefined, 'nobody may keep cards together');
    }
    const [first, second] = table.due;
    const at = table.number;
    const before = at - 1;
    expect(table.ask(second!, { t: 'act', at: before, move: 'keep' })).toEqual({ t: 'stale' });
    expect(table.ask(first!, { t: 'act', at, move: 'keep' })).toMatchObject({ t: 'events' });
    expect(table.ask(first!, { t: 'act', at, move: 'keep' })).toMatchObject({ t: 'refusal' });
    expect(table.ask(second!, { t: 'act', at: before, move: 'keep' })).toEqual({ t: 'stale' });
    expect(table.ask(second!, { t: 'act', at, move: 'keep' })).toMatchObject({ t: 'events' });
  });

  it('that ends the game ends it for the table', () => {
    const table = begunRoom('pb');
    table.playOut();
    expect(table.room.phase).toBe('over');
    const at = table.number;
    expect(table.ask(1, { t: 'moveOn', at })).toEqual(denied('not-playing'));
    expect(table.ask(1, { t: 'takeBack', at })).toEqual(denied('not-playing'));
    expect(table.ask(1, { t: 'consent', at, yes: true })).toEqual(denied('not-playing'));
  });
});

describe('a bot’s move', () => {
  const DRAW = { t: 'drawCard' } as const;

  function untilSeat(table: DecidedRoom, seat: number): DecidedRoom {
    for (let moves = 0; due(table) !== seat; moves++) {
      assert(moves < 50 && table.go() !== undefined, 'that seat has no turn');
    }
    return table;
  }

  it('is taken in its own seat, at the moment it was asked for', () => {
    const table = untilSeat(begunRoom('pb'), 2);
    const { room, number } = table;
    expect(decideBotMove(room, 2, DRAW, number - 1)).toEqual({ t: 'stale' });
    expect(decideBotMove(room, 2, { t: 'playHold' }, number)).toMatchObject({ t: 'refusal' });
    expect(decideBotMove(room, 2, DRAW, number)).toMatchObject({ t: 'events' });
    expect(decideBotMove(room, 1, DRAW, number)).toEqual(denied('not-a-player'));
    expect(decideBotMove(room, 3, DRAW, number)).toEqual(denied('not-a-player'));
    expect(decideBotMove(new DecidedRoom().room, 1, DRAW, 0)).toEqual(denied('not-playing'));
  });

  it('for a person only while it stands in', () => {
    const table = untilSeat(begunRoom('pb'), 1);
    const { number } = table;
    table.fold([{ t: 'standInCame', seat: 1, why: 'gone' }]);
    expect(decideBotMove(table.room, 1, DRAW, number)).toMatchObject({ t: 'events' });
    table.return(1);
    expect(decideBotMove(table.room, 1, DRAW, number)).toEqual(denied('not-a-player'));
  });
});

describe('a take-back', () => {
  /** The first moment at which something can be taken back; `seats` are all people’s. */
  function laid(seats: string, options: Partial<RoomOptions> = {}): DecidedRoom {
    const rules = { levels: 8 };
    const setup = { edition: 'level-8-101', players: seats.length, rules } as const;
    const table = begunRoom(seats, { setup, ...options });
    while (
      table.room.truth!.timeline.back?.isTurnsEnd !== false ||
      table.room.seats[due(table) - 1]!.t === 'bot'
    ) {
      assert(table.go() !== undefined, 'nobody lays');
    }
    return table;
  }

  const takeBack = (table: DecidedRoom, person: PersonId): object =>
    table.ask(person, { t: 'takeBack', at: table.number });

  it('is the host’s to allow', () => {
    const table = laid('pp', { takeBack: 'never' });
    expect(takeBack(table, due(table))).toEqual(denied('take-back-off'));
  });

  it('needs something to take back, in one’s own turn', () => {
    const table = laid('pp');
    expect(takeBack(table, 3 - due(table))).toEqual(denied('nothing-to-take-back'));
    expect(takeBack(begunRoom('pp'), 1)).toEqual(denied('nothing-to-take-back'));
    const stale = table.ask(due(table), { t: 'takeBack', at: table.number - 1 });
    expect(stale).toEqual({ t: 'stale' });
  });

  it.each(['pbb', 'ppp'])('needs nobody’s consent where nobody else is there: %s', (seats) => {
    const table = laid(seats);
    const turn = due(table);
    for (const person of others(table, turn)) table.setPresence(person, 'gone');
    const { number } = table;
    expect(takeBack(table, turn)).toMatchObject({
      events: [{ t: 'played', entries: [{ t: 'takenBack', seat: turn }] }],
    });
    expect(table.number).toBe(number + 1);
  });

  it('happens when everybody else has granted it', () => {
    const table = laid('ppp');
    const turn = due(table);
    const [first, second] = others(table, turn);
    table.setPresence(first!, 'away');
    const at = table.number;
    const consent = { t: 'consent', at, yes: true } as const;
    expect(table.ask(first!, consent)).toEqual(denied('no-wish'));
    expect(takeBack(table, turn)).toEqual({
      t: 'events',
      events: [{ t: 'takeBackWished', seat: turn, number: at }],
    });
    expect(takeBack(table, turn)).toEqual(NOTHING);
    expect(table.ask(turn, consent)).toEqual(denied('no-wish'));
    expect(table.ask(first!, { ...consent, at: at - 1 })).toEqual({ t: 'stale' });
    expect(table.ask(first!, consent)).toEqual({
      t: 'events',
      events: [{ t: 'takeBackGranted', person: first }],
    });
    expect(table.ask(first!, consent)).toEqual(NOTHING);
    expect(table.room.wish).toEqual({ seat: turn, number: at, granted: [first] });
    expect(table.ask(second!, consent)).toMatchObject({
      events: [
        { t: 'takeBackGranted', person: second },
        { t: 'played', entries: [{ t: 'takenBack' }] },
      ],
    });
    expect(table.room.wish).toBeUndefined();
  });

  it('is granted to who asks again when who did not grant it has gone', () => {
    const table = laid('ppp');
    const turn = due(table);
    const [first, second] = others(table, turn);
    takeBack(table, turn);
    table.ask(first!, { t: 'consent', at: table.number, yes: true });
    table.setPresence(second!, 'gone');
    expect(takeBack(table, turn)).toMatchObject({ events: [{ t: 'played' }] });
  });

  it('does not wait for whom a bot plays for', () => {
    const table = laid('pp');
    const turn = due(table);
    table.fold([{ t: 'standInCame', seat: 3 - turn, why: 'gone' }]);
    expect(takeBack(table, turn)).toMatchObject({ events: [{ t: 'played' }] });
  });

  it.each(['denied by one', 'called off', 'overtaken', 'forbidden meanwhile', 'left behind'])(
    'is no more when it is %s',
    (how) => {
      const table = laid('ppp');
      const turn = due(table);
      const [first] = others(table, turn);
      takeBack(table, turn);
      const at = table.number;
      if (how === 'denied by one') table.ask(first!, { t: 'consent', at, yes: false });
      else if (how === 'called off') table.ask(turn, { t: 'consent', at, yes: false });
      else if (how === 'overtaken') table.go();
      else if (how === 'left behind') table.ask(turn, { t: 'stand' });
      else {
        const { setup } = table.room.options;
        table.fold([
          { t: 'optionsChosen', options: { ...USUAL_OPTIONS, setup, takeBack: 'never' } },
        ]);
        expect(table.ask(first!, { t: 'consent', at, yes: true })).toEqual(denied('take-back-off'));
        return;
      }
      expect(table.room.wish).toBeUndefined();
    },
  );

  it('of what a bot did in one’s turn sends it away', () => {
    const table = laid('pp');
    const turn = due(table);
    table.fold([{ t: 'standInCame', seat: turn, why: 'clock' }]);
    expect(takeBack(table, turn)).toMatchObject({
      events: [{ t: 'standInWent', seat: turn }, { t: 'takeBackWished' }],
    });
    table.fold([{ t: 'standInCame', seat: turn, why: 'clock' }]);
    expect(takeBack(table, turn)).toMatchObject({ events: [{ t: 'standInWent', seat: turn }] });
    table.setPresence(3 - turn, 'gone');
    table.fold([{ t: 'standInCame', seat: turn, why: 'vote' }]);
    expect(takeBack(table, turn)).toMatchObject({
      events: [{ t: 'standInWent', seat: turn }, { t: 'played' }],
    });
  });
});

describe('what is said', () => {
  const PHRASE: Saying = { t: 'phrase', phrase: 'hello' };
  const EMOTE: Saying = { t: 'emote', emote: 'heart' };
  const TEXT: Saying = { t: 'text', text: 'Bonsoir' };

  it.each([
    ['off', []],
    ['phrases', [PHRASE, EMOTE]],
    ['free', [PHRASE, EMOTE, TEXT]],
  ] as const)('is the host’s to allow: %s', (chat, allowed) => {
    const table = new DecidedRoom({ chat });
    table.join('Ana');
    for (const saying of [PHRASE, EMOTE, TEXT]) {
      const isAllowed = allowed.some(({ t }) => t === saying.t);
      expect(table.ask(1, { t: 'say', saying })).toEqual(
        isAllowed
          ? { t: 'events', events: [{ t: 'said', person: 1, saying }] }
          : denied('chat-off'),
      );
    }
    expect(table.room.said.map(({ saying }) => saying)).toEqual(allowed);
    expect(table.ask(9, { t: 'say', saying: PHRASE })).toEqual(denied('not-a-player'));
  });

  it('is not too much at once, and as it can be seen', () => {
    const table = new DecidedRoom({ chat: 'free' });
    table.join('Ana');
    table.join('Ben');
    const speak = (person: number, text: string) =>
      table.ask(person, { t: 'say', saying: { t: 'text', text } });
    expect(speak(1, '\u202E')).toEqual({ t: 'denied', why: 'nothing-to-see' });
    for (let count = 0; count < CHAT_PACE.each; count++) speak(1, `a\tb ${count}`);
    expect(table.room.said[0]!.saying).toEqual({ t: 'text', text: 'a b 0' });
    expect(speak(1, 'more')).toEqual({ t: 'denied', why: 'too-soon' });
    expect(speak(2, 'less')).toMatchObject({ t: 'events' });
    table.now += CHAT_PACE.while;
    expect(speak(1, 'more')).toMatchObject({ t: 'events' });
  });

  it('is kept for a while', () => {
    const table = new DecidedRoom({ chat: 'free' });
    table.join('Ana');
    for (let index = 0; index <= CHAT_KEPT; index++) {
      table.now = index * 3000;
      table.ask(1, { t: 'say', saying: { t: 'text', text: `${index}` } });
    }
    expect(table.room.said).toHaveLength(CHAT_KEPT);
    expect(table.room.said[0]).toEqual({ person: 1, at: 3000, saying: { t: 'text', text: '1' } });
  });
});

describe('the next game', () => {
  const NEXT = { id: 'next', code: 'GHJKMN' };

  it('can be wished for', () => {
    const table = new DecidedRoom();
    table.join('Ana');
    expect(table.ask(1, { t: 'wantNext', on: false })).toEqual(NOTHING);
    table.ask(1, { t: 'wantNext', on: true });
    expect(table.room.people[0]!.wantsNext).toBe(true);
  });

  it('begins when this one is over, by who played', () => {
    const table = begunRoom('pb');
    const onlooker = table.join('Olga');
    expect(decideContinue(table.room, onlooker, NEXT)).toEqual(denied('not-a-player'));
    expect(decideContinue(table.room, 1, NEXT)).toEqual(denied('not-over'));
    table.playOut();
    const decision = decideContinue(table.room, 1, NEXT);
    expect(decision).toEqual({ t: 'events', events: [{ t: 'continued', ...NEXT }] });
    table.fold([{ t: 'continued', ...NEXT }]);
    expect(table.room.next).toEqual(NEXT);
    expect(decideContinue(table.room, 1, NEXT)).toEqual({ t: 'again' });
  });

  it('begins by the host, who need not have played', () => {
    const table = begunRoom('pb');
    const screen = table.join('Screen');
    table.ask(1, { t: 'passHost', person: screen });
    table.playOut();
    const events = [{ t: 'continued', ...NEXT }];
    expect(decideContinue(table.room, screen, NEXT)).toEqual({ t: 'events', events });
  });
});
