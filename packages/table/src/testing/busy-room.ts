/** People at a table online who ask anything at any moment, most of it sensible; the same for a seed. */
import { makeMove, viewOf, type SetupChoice } from '@palier/rules';
import type { Decision } from '../room/decide.ts';
import {
  ABSENCES,
  AWAY_VOTE_AFTER,
  CHATS,
  DAY_CLOCKS,
  EMOTES,
  JOINING,
  LISTINGS,
  LIVE_CLOCKS,
  VOTE_AFTER,
  TAKE_BACKS,
  USUAL_OPTIONS,
  type RoomOptions,
} from '../room/options.ts';
import type { PersonId } from '../room/room.ts';
import { seatOf, seatedPeople } from '../room/who.ts';
import type { ToldOptions } from '../room/wire.ts';
import { TEST_BOTS, DecidedRoom, type TestAsk } from './decided-room.ts';
import { diceFrom, type Dice } from '@palier/rules/testing';
import { eagerMove } from './eager-player.ts';
import { RULE_SETS } from './rule-sets.ts';

const NAMES = ['Ana', 'ÀNA', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida'];
const STRANGER: PersonId = 99;

export class BusyRoom {
  readonly table: DecidedRoom;
  /** What came of what was asked: decisions and denials. */
  readonly outcomes = new Set<string>();
  readonly #dice: Dice;
  readonly #sent: { readonly person: PersonId; readonly ask: TestAsk }[] = [];

  constructor(seed: string) {
    this.#dice = diceFrom(seed);
    this.table = new DecidedRoom(this.#options());
    for (const name of this.#dice.some(NAMES, 2 + this.#dice.below(4))) this.#join(name);
  }

  /** Something happens, or is tried. */
  next(): void {
    const dice = this.#dice;
    const { phase, wish } = this.table.room;
    // What others must answer is soon overtaken.
    if (wish !== undefined && dice.oneIn(2)) return this.#consent();
    const actions = phase === 'playing' ? this.#inGame : this.#apart;
    dice.pick(dice.oneIn(4) ? this.#apart : actions)();
  }

  /** Fills the table and begins, if it has not. */
  fill(): void {
    const { table } = this;
    if (table.room.phase !== 'lobby') return;
    if (table.room.host === undefined) this.#join('Zoé');
    const host = table.room.host!;
    if (seatedPeople(table.room).length === 0) this.#send(host, { t: 'sit', seat: 1 });
    for (const [index, { t }] of table.room.seats.entries()) {
      if (t !== 'open') continue;
      const seat = index + 1;
      const free = table.room.people.find(({ id }) => seatOf(table.room, id) === undefined);
      const bot = { bot: 'eager', name: `Bot ${seat}` };
      if (free === undefined) this.#send(host, { t: 'seatBot', seat, bot });
      else this.#send(free.id, { t: 'sit', seat });
    }
    this.#send(host, { t: 'begin' });
  }

  readonly #apart: readonly (() => void)[] = [
    () => this.#join(this.#dice.pick(NAMES)),
    () => this.#send(this.#who(), { t: 'rename', name: this.#dice.pick(NAMES) }),
    () => this.#send(this.#who(), { t: 'face', face: this.#dice.pick(['a0000', 'l5555']) }),
    () => this.#send(this.#who(), { t: 'salt', salt: this.#dice.pick(['a', 'b']) }),
    () => this.#send(this.#who(), { t: 'sit', seat: this.#seat() }),
    () => this.#send(this.#who(), { t: 'sit', seat: this.#seat() }),
    () => this.#send(this.#who(), { t: 'stand' }),
    () => this.#dice.oneIn(4) && this.#send(this.#who(), { t: 'leave' }),
    () => this.#say(),
    () => this.#send(this.#who(), { t: 'wantNext', on: this.#dice.oneIn(2) }),
    () => this.#configure(),
    () => this.#seatBot(),
    () => this.#dice.oneIn(4) && this.#remove(),
    () =>
      this.#send(this.#host(), { t: 'admit', person: this.#waiting(), yes: !this.#dice.oneIn(3) }),
    () => this.#send(this.#host(), { t: 'passHost', person: this.#who() }),
    () => this.#send(this.#host(), { t: 'begin' }),
    () => this.#presence(),
    () => this.#repeat(),
    () => this.#dice.oneIn(3) && this.fill(),
  ];

  readonly #inGame: readonly (() => void)[] = [
    () => this.#go(),
    () => this.#go(),
    () => this.#untilLaid(),
    () => this.#untilLaid(),
    () => this.#takeBack(),
    () => this.#takeBack(),
    () => this.#consent(),
    () => this.#consent(),
    () => this.#hurry(),
    () => this.#hurry(),
    () => this.#meddle(),
    () => this.#meddle(),
    () => this.#bot(),
    () => this.#presence(),
    () => this.#presence(),
    () => void this.table.tick(this.#dice.pick([900, AWAY_VOTE_AFTER, VOTE_AFTER])),
    () => this.#repeat(),
  ];

  #options(): RoomOptions {
    const dice = this.#dice;
    return {
      setup: this.#setup(),
      // Over days little but moves happens.
      clock: dice.pick(dice.oneIn(4) ? DAY_CLOCKS : LIVE_CLOCKS),
      absence: dice.pick(ABSENCES),
      watching: 'anyone',
      delay: 0,
      chat: dice.pick(CHATS),
      takeBack: dice.oneIn(4) ? dice.pick(TAKE_BACKS) : USUAL_OPTIONS.takeBack,
      joining: dice.oneIn(3) ? dice.pick(JOINING) : USUAL_OPTIONS.joining,
      listing: dice.oneIn(3) ? dice.pick(LISTINGS) : USUAL_OPTIONS.listing,
    };
  }

  #setup(): SetupChoice {
    const dice = this.#dice;
    const rules = { levels: 1 + dice.below(3), keepFrom: 1, keepCards: 2 };
    return { ...dice.pick(RULE_SETS), players: 2 + dice.below(3), rules };
  }

  #who(): PersonId {
    const { people } = this.table.room;
    return people.length === 0 || this.#dice.oneIn(20) ? STRANGER : this.#dice.pick(people).id;
  }

  #waiting(): PersonId {
    const { waiting } = this.table.room;
    return waiting.length === 0 ? this.#who() : this.#dice.pick(waiting).id;
  }

  #remove(): void {
    const person = this.#dice.oneIn(3) ? this.#waiting() : this.#who();
    this.#send(this.#host(), {
      t: 'remove',
      person,
      ...(this.#dice.oneIn(2) && { forGood: true }),
    });
  }

  #host(): PersonId {
    return this.#dice.oneIn(5) ? this.#who() : (this.table.room.host ?? STRANGER);
  }

  #seat(): number {
    return 1 + this.#dice.below(this.table.room.seats.length + (this.#dice.oneIn(10) ? 1 : 0));
  }

  /** The number of entries there are, or now and then another. */
  #at(): number {
    return this.table.number - (this.#dice.oneIn(12) ? 1 : 0);
  }

  #join(name: string): void {
    const { table } = this;
    const isBot = table.room.host !== undefined && this.#dice.oneIn(6);
    this.#note(isBot ? table.tryJoinAsBot(name) : table.tryJoin(name, `hash ${table.room.rev}`));
  }

  #say(): void {
    const saying = { t: 'emote', emote: this.#dice.pick(EMOTES) } as const;
    this.#send(this.#who(), { t: 'say', saying, key: `say-${this.#dice.below(6)}` });
  }

  #configure(): void {
    const { room } = this.table;
    const changed = this.#options();
    const isSame = room.phase === 'playing' && !this.#dice.oneIn(4);
    const options = isSame ? { ...changed, setup: room.options.setup } : changed;
    this.#send(this.#host(), { t: 'configure', options: options as object as ToldOptions });
  }

  #seatBot(): void {
    const dice = this.#dice;
    const bot = { bot: dice.pick([...TEST_BOTS, 'nobody']), name: dice.pick(NAMES) };
    const seat = this.#seat();
    this.#send(this.#host(), { t: 'seatBot', seat, bot: dice.oneIn(4) ? null : bot });
  }

  #presence(): void {
    const person = this.#who();
    const to = this.#dice.pick(['away', 'gone', 'gone', 'back', 'back'] as const);
    if (to === 'back') this.#note(this.table.return(person));
    else this.table.setPresence(person, to);
  }

  #repeat(): void {
    if (this.#sent.length === 0) return;
    const { person, ask } = this.#dice.pick(this.#sent.slice(-12));
    this.#note(this.table.ask(person, ask));
  }

  #go(): void {
    for (let times = this.#dice.below(6); times >= 0 && this.table.due.length > 0; times--) {
      this.table.go();
    }
  }

  /** To the next moment at which something can be taken back, if it comes soon. */
  #untilLaid(): void {
    for (let times = 0; times < 12 && this.table.due.length > 0; times++) {
      this.table.go();
      if (this.table.room.truth!.timeline.back?.isTurnsEnd === false) return;
    }
  }

  #takeBack(): void {
    const { due, room } = this.table;
    const sitter = room.seats[(due[0] ?? 1) - 1];
    const own = sitter?.t === 'person' && !this.#dice.oneIn(4) ? sitter.person : this.#who();
    this.#send(own, { t: 'takeBack', at: this.#at(), key: this.#key() });
  }

  #consent(): void {
    this.#send(this.#who(), { t: 'consent', at: this.#at(), yes: !this.#dice.oneIn(4) });
  }

  #hurry(): void {
    if (this.#dice.oneIn(2)) this.table.now += VOTE_AFTER;
    for (let times = this.#dice.below(3); times >= 0; times--) {
      this.#send(this.#who(), { t: 'moveOn', at: this.#at() });
    }
  }

  /** Anybody moves as if in any seat. */
  #meddle(): void {
    const { table } = this;
    const seat = this.#seat();
    const move = table.due.includes(seat)
      ? makeMove(eagerMove(viewOf(table.room.truth!.timeline.at, seat), `${table.number}`))
      : this.#dice.pick(['draw', 'keep', 'take 1', 'nonsense']);
    this.#send(this.#who(), { t: 'act', at: this.#at(), move, key: this.#key() });
  }

  #bot(): void {
    const seat = this.#seat();
    if (this.table.due.includes(seat)) this.#note(this.table.actForBot(seat));
  }

  #key(): string {
    return `busy-${this.#sent.length}`;
  }

  #send(person: PersonId, ask: TestAsk): void {
    this.#sent.push({ person, ask });
    this.#note(this.table.ask(person, ask));
  }

  #note(decision: Decision): void {
    this.outcomes.add(decision.t === 'denied' ? decision.why : decision.t);
  }
}
