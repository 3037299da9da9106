/** A player who follows the whole game, as a bot has to. */
import {
  assert,
  deciders,
  emptyState,
  evolveView,
  isFault,
  makeSetup,
  viewOf,
  type RecordedEvent,
  type View,
} from '@palier/rules';
import { followEntry, timelineFrom, type Channel, type Timeline, type Tell } from '@palier/table';
import type { LoadMind } from './minds.ts';
import { LoadPlayer, type PlayerKit, type PlayerSeat } from './player.ts';

export class ThinkingPlayer extends LoadPlayer {
  readonly #mind: LoadMind;
  readonly #channel: Channel;
  #timeline: Timeline<View> | undefined;
  #asked = 0;

  constructor(kit: PlayerKit, place: PlayerSeat, mind: LoadMind) {
    super(kit, place);
    this.#mind = mind;
    this.#channel = this.client.channel();
    this.#channel.listen((tell) => this.#hear(tell));
    this.#channel.send({ t: 'watch', viewer: place.seat });
  }

  get isDealt(): boolean {
    return this.#timeline !== undefined;
  }

  protected override due(): number | undefined {
    const timeline = this.#timeline;
    const isDue = timeline !== undefined && deciders(timeline.at.table).includes(this.place.seat);
    return isDue ? timeline.number : undefined;
  }

  protected override move(): void {
    const { at: view, number: at } = this.#timeline!;
    const { table, seat } = this.place;
    const command = this.#mind(view, `${table}/${seat}/${at}`);
    this.#channel.send({ t: 'act', id: ++this.#asked, at, command });
  }

  #hear(tell: Tell): void {
    switch (tell.t) {
      case 'opened': {
        const setup = makeSetup(tell.opening.choice);
        assert(!isFault(setup), 'a game that is played can be set up');
        this.#timeline = timelineFrom(viewOf(emptyState(setup), tell.viewer));
        this.#follow(tell.entries, tell.result !== undefined);
        return;
      }
      case 'happened':
        this.#follow(tell.entries, tell.result !== undefined);
        return;
      case 'answered':
        this.answered(tell.answer.t);
        return;
      case 'closed':
      case 'paused':
    }
  }

  #follow(entries: readonly RecordedEvent[], isOver: boolean): void {
    this.#timeline = entries.reduce(
      (timeline, entry) => followEntry(timeline, entry, evolveView),
      this.#timeline!,
    );
    this.heard(this.#timeline.number);
    if (isOver) this.ended();
    else this.consider();
  }
}
