/**
 * A player who draws and discards, and costs as little as can be: the clients share the cores with the
 * server that is measured. What happens is read on its way to the client, for whose turn it is and for
 * the own hand, without schemas and rules; after an interruption the client shows the game anew.
 */
import {
  assert,
  emptyState,
  evolveView,
  isFault,
  makeCard,
  makeSetup,
  viewOf,
  type View,
} from '@palier/rules';
import { followEntry, timelineFrom, type Tell } from '@palier/table';
import type { RoomAsk } from '@palier/table/room';
import { pooledHex } from './dial.ts';
import { LoadPlayer, type PlayerKit, type PlayerSeat } from './player.ts';

/** As the server writes it. */
type Happened = {
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly result: object | null;
  readonly done?: number;
};
type Entry =
  | { readonly t: 'cardDrawn' | 'cardDiscarded'; readonly seat: number; readonly card: string }
  | { readonly t: 'roundDealt'; readonly dealer: number; readonly hands: readonly string[][] }
  | { readonly t: 'stockRebuilt' | 'roundEnded' };
type Answered = { readonly id: number; readonly answer: { readonly t: string } };

const HAPPENED = '{"t":"happened"';
const ANSWERED = '{"t":"answered"';

/** Beyond what the client itself counts to. */
const FIRST_ID = 1_000_000;
const KEY_BYTES = 8;

/** Jokers and special cards have no number: not everybody may discard them just so. */
const PLAIN = /\d$/u;

export class HastyPlayer extends LoadPlayer {
  readonly #players: number;
  #number: number | undefined;
  #hand: string[] = [];
  #turn = 0;
  #hasDrawn = false;
  #id = FIRST_ID;

  constructor(kit: PlayerKit, place: PlayerSeat, players: number) {
    super(kit, place);
    this.#players = players;
    const channel = this.client.channel();
    channel.listen((tell) => this.#hear(tell));
    channel.send({ t: 'watch', viewer: place.seat });
  }

  get isDealt(): boolean {
    return this.#number !== undefined;
  }

  protected override due(): number | undefined {
    return this.#turn === this.place.seat ? this.#number : undefined;
  }

  protected override move(): void {
    const card = this.#hand.find((one) => PLAIN.test(one)) ?? this.#hand[0]!;
    const ask: RoomAsk = {
      t: 'act',
      id: ++this.#id,
      key: pooledHex(KEY_BYTES),
      at: this.#number!,
      move: this.#hasDrawn ? `discard ${card}` : 'draw',
    };
    this.link.send(JSON.stringify(ask));
  }

  protected override tap(text: string): boolean {
    if (text.startsWith(HAPPENED)) {
      if (this.#number === undefined) return false;
      this.#happened(JSON.parse(text) as Happened);
      return true;
    }
    if (!text.startsWith(ANSWERED)) return false;
    const { id, answer } = JSON.parse(text) as Answered;
    if (id === this.#id) this.answered(answer.t);
    return id > FIRST_ID;
  }

  #happened({ from, entries, result, done }: Happened): void {
    if (from !== this.#number) {
      this.cut();
      return;
    }
    for (const entry of entries) this.#note(entry);
    const number = from + entries.length;
    this.#number = number;
    this.heard(number);
    if (result !== null) this.ended();
    else if (done !== undefined && done === this.#id) this.answered('done');
    else this.consider();
  }

  /** Nothing else happens where everybody draws and discards. */
  #note(entry: Entry): void {
    const { seat } = this.place;
    switch (entry.t) {
      case 'cardDrawn':
        this.#hasDrawn = true;
        if (entry.seat === seat) this.#hand.push(entry.card);
        return;
      case 'cardDiscarded':
        this.#hasDrawn = false;
        this.#turn = this.#after(entry.seat);
        if (entry.seat === seat) this.#hand.splice(this.#hand.indexOf(entry.card), 1);
        return;
      case 'roundDealt':
        this.#turn = this.#after(entry.dealer);
        this.#hand = entry.hands[seat - 1]!;
        return;
      case 'stockRebuilt':
      case 'roundEnded':
    }
  }

  #after(seat: number): number {
    return (seat % this.#players) + 1;
  }

  #hear(tell: Tell): void {
    if (tell.t !== 'opened') return;
    const setup = makeSetup(tell.opening.choice);
    assert(!isFault(setup), 'a game that is played can be set up');
    const begun = timelineFrom<View>(viewOf(emptyState(setup), tell.viewer));
    const { at, number } = tell.entries.reduce(
      (timeline, entry) => followEntry(timeline, entry, evolveView),
      begun,
    );
    this.#number = number;
    this.#hand = (at.hand ?? []).map(makeCard);
    this.#turn = at.table.turn;
    this.#hasDrawn = at.table.step === 'play';
    this.heard(number);
    // What was said before is lost, or was done.
    this.answered('done');
  }
}
