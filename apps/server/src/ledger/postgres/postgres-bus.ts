/** What nodes hear of each other: steps and gossip of others, signs of life, and that some may be missing. */
import type { ClientConfig, Pool } from 'pg';
import type { Bus, Gossip, Ledger } from '@palier/table/room';
import type { Ears } from '../storage.ts';
import { textArray } from './arrays.ts';
import { guard } from './errors.ts';
import { Gatherer } from './gatherer.ts';
import { Listener } from './listener.ts';
import { Neighbours, type Heartbeat } from './neighbours.ts';
import { gossipNotices, noticeHead, parseNotice, type Notice, type ToldStep } from './notices.ts';

const NOTIFY = 'SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told';

export type BusPlan = {
  readonly config: ClientConfig;
  readonly pool: Pool;
  readonly ledger: Ledger;
  readonly channel: string;
  readonly node: string;
  readonly heartbeat: Heartbeat;
  readonly report: (error: unknown) => void;
};

export class PostgresBus implements Bus {
  readonly #plan: BusPlan;
  readonly #listener: Listener;
  readonly #neighbours: Neighbours;
  readonly #gossip: Gatherer<Gossip, undefined>;
  readonly #own: string;
  /** Steps too long for a notice, which are being read, and what came after them. */
  readonly #unread: ToldStep[] = [];
  #ears: Ears | undefined;
  /** When this node last heard itself. */
  #echo = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(plan: BusPlan) {
    this.#plan = plan;
    const { config, channel, heartbeat, node, report } = plan;
    this.#own = noticeHead(node, 'beat').slice(0, -'beat'.length);
    this.#listener = new Listener({
      config,
      channel,
      hear: (payload) => this.#hear(payload),
      back: () => this.#back(),
      report,
    });
    const forget = (gone: string): void => this.#ears?.forget(gone);
    const returned = (): void => this.#ears?.resync();
    this.#neighbours = new Neighbours({ heartbeat, forget, returned }, performance.now());
    this.#gossip = new Gatherer({
      flights: 1,
      most: 500,
      send: async (gossip) => {
        await this.#notify(gossipNotices(node, gossip));
        return gossip.map(() => undefined);
      },
    });
  }

  get isUp(): boolean {
    return this.#listener.isUp;
  }

  async start(): Promise<void> {
    await this.#listener.start();
    this.#echo = performance.now();
    this.#beat();
    this.#timer = setInterval(() => this.#tick(), this.#plan.heartbeat.beat);
    // It keeps nobody from ending.
    this.#timer.unref();
  }

  listen(ears: Ears): void {
    this.#ears = ears;
  }

  publish(news: Gossip): void {
    // Where it fails the listener has lost its connection too, says so, and later makes everybody look again.
    this.#gossip.add(news).catch(() => undefined);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#ears = undefined;
    // Where it does not arrive, the others find out by the silence.
    await this.#notify([noticeHead(this.#plan.node, 'bye')]).catch(() => undefined);
    this.#listener.close();
  }

  async #notify(notices: readonly string[]): Promise<void> {
    const values = [this.#plan.channel, textArray(notices)];
    const query = { name: 'notify', text: NOTIFY, values };
    await guard('notify', async () => this.#plan.pool.query(query));
  }

  #beat(): void {
    // Where it fails, the listener finds out as well and says so.
    this.#notify([noticeHead(this.#plan.node, 'beat')]).catch(() => undefined);
  }

  #tick(): void {
    const now = performance.now();
    this.#beat();
    if (!this.#listener.isUp) return;
    this.#neighbours.check(now);
    // A connection that is dead and does not know it.
    if (now - this.#echo > this.#plan.heartbeat.silence) this.#listener.drop();
  }

  #back(): void {
    const now = performance.now();
    this.#echo = now;
    this.#neighbours.excuse(now);
    this.#beat();
    this.#ears?.resync();
  }

  #hear(payload: string): void {
    const now = performance.now();
    if (payload.startsWith(this.#own)) {
      this.#echo = now;
      return;
    }
    const notice = parseNotice(payload);
    if (notice === undefined) return;
    if (notice.news.t === 'bye') this.#neighbours.bye(notice.node);
    else this.#neighbours.hear(notice.node, now);
    this.#heed(notice);
  }

  #heed({ news }: Notice): void {
    switch (news.t) {
      case 'steps':
        for (const step of news.steps) this.#heedStep(step);
        return;
      case 'gossip':
      case 'list':
        for (const gossip of news.gossip) this.#ears?.gossip(gossip);
        return;
      case 'beat':
      case 'bye':
    }
  }

  #heedStep(told: ToldStep): void {
    const { id, rev, step } = told;
    if (step !== undefined && this.#unread.length === 0) this.#ears?.step(id, { rev, step });
    else if (this.#unread.push(told) === 1) void this.#readOn();
  }

  async #readOn(): Promise<void> {
    for (let [told] = this.#unread; told !== undefined; [told] = this.#unread) {
      const { id, rev, step } = told;
      try {
        const stored =
          step === undefined ? await this.#plan.ledger.since(id, rev) : [{ rev, step }];
        if (stored?.[0] !== undefined) this.#ears?.step(id, stored[0]);
      } catch (error) {
        this.#plan.report(error);
        this.#ears?.resync();
      }
      this.#unread.shift();
    }
  }
}
