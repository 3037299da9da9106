/**
 * A table online on the whole screen. The session is that of line mode: what it writes is a log here, and
 * keys type for it what can be typed there. Only its game is drawn, and played by keys.
 */
import type { Seat } from '@palier/rules';
import { TableClient } from '@palier/table';
import { EMOTES, PHRASES, showCode, type RoomClient } from '@palier/table/room';
import { toldApart } from '@palier/text';
import type { Context } from '../command.ts';
import { fitted, widthOf, wrapped } from '../layout.ts';
import { lobbyText, shownName } from '../online/lobby-text.ts';
import type { MakeGame, SessionGame } from '../online/session-game.ts';
import type { OnlineWords } from '../online/words.ts';
import type { Terminal } from '../play/terminal.ts';
import { Canvas, hitAt, type Frame } from './canvas.ts';
import { openScreen, type System } from './device.ts';
import { letterHint } from './key-hints.ts';
import { isEnd, typedLine, type Input } from './keys.ts';
import { Place } from './place.ts';
import type { Hit, LogLine, ScreenWords } from './scene.ts';
import type { PlaceOnline, Sitting } from './sitting.ts';
import type { Depth, Style } from './style.ts';
import { drawTooSmall, LEAST_SIZE } from './table-art.ts';

export type OnlineScreenPlan = {
  readonly context: Pick<Context, 'stdin' | 'stdout'>;
  readonly words: OnlineWords & ScreenWords;
  readonly depth: Depth;
  readonly server: string;
  readonly system?: System;
};

/** As many lines as anybody would read again. */
const MOST_LINES = 300;
/** A line stays under the table for so many events. */
const FRESH_FOR = 5;

type Written = { readonly text: string; readonly at: number };

export class OnlineScreen {
  readonly #plan: OnlineScreenPlan;
  readonly #screen: ReturnType<typeof openScreen>;
  readonly #lines: Written[] = [];
  readonly #typed: string[] = [];
  #asking: ((line: string | undefined) => void) | undefined;
  #room: RoomClient | undefined;
  #stop = (): void => undefined;
  #place: Place | undefined;
  #line = '';
  #frame: Frame<Hit> | undefined;
  #isClosed = false;

  constructor(plan: OnlineScreenPlan) {
    this.#plan = plan;
    const { context, depth, system } = plan;
    this.#screen = openScreen(context, {
      depth,
      hear: (input) => this.#hear(input),
      changed: () => this.#redraw(),
      ...(system !== undefined && { system }),
    });
    this.#redraw();
  }

  /** What a session takes for a terminal. */
  readonly terminal: Terminal = {
    ask: async () => {
      const next = this.#typed.shift();
      if (next !== undefined) return next;
      if (this.#isClosed) return undefined;
      return new Promise((resolve) => {
        this.#asking = resolve;
      });
    },
    write: (text) => this.#write(text),
    clear: () => undefined,
    isPerson: true,
    columns: 400,
    close: () => this.#close(),
  };

  /** From now on that table is looked at. */
  follow(room: RoomClient): void {
    this.#stop();
    this.#place = undefined;
    this.#room = room;
    this.#stop = room.subscribe(() => this.#redraw());
    this.#redraw();
  }

  /** The game of a session: drawn instead of written. */
  readonly makeGame: MakeGame = ({ channel, changed }): SessionGame => {
    const client = new TableClient(channel, 'spectator');
    const { words } = this.#plan;
    const place: Place = new Place({
      client,
      words,
      names: () =>
        toldApart((client.state?.opening.seats ?? []).map(({ name }) => shownName(name))),
      changed: () => {
        changed();
        this.#redraw();
      },
      leave: () => this.#submit('quit'),
      online: this.#online(),
    });
    this.#place = place;
    return {
      get isDue() {
        return place.state !== undefined && place.isDue;
      },
      get isOver() {
        return place.state?.result !== undefined;
      },
      get told() {
        return place.state?.entries.length;
      },
      close: () => {
        place.leave();
        client.close();
      },
      answer: async (typed) => {
        if (place.state === undefined) return false;
        if (typed.t === 'move') await place.act(typed.command);
        else if (typed.t === 'table' || typed.t === 'refused')
          return place.state.result === undefined;
        else return false;
        return true;
      },
    };
  };

  #online(): PlaceOnline {
    const { words } = this.#plan;
    const { full } = words.play;
    return {
      log: () => this.#freshLines(),
      marks: (seat) => this.#marksOf(seat),
      keys: () => [
        ...(this.#isAskedForConsent()
          ? [letterHint('y', words.at.wish.yes), letterHint('n', words.at.wish.no)]
          : []),
        letterHint('m', full.keys.say),
        letterHint('o', full.keys.commands),
      ],
      endKeys: () => [
        letterHint('r', words.at.again.again),
        letterHint('m', full.keys.say),
        letterHint('g', full.keys.log),
      ],
      help: full.helpOnline,
      denied: (why) => words.online.denied[why],
      save: (file) => this.#submit(`save ${file}`),
      notes: () => this.#lines.slice(-4).map(({ text }) => text),
      hear: (key, sitting) => this.#hearOnline(key, sitting),
    };
  }

  #hearOnline(key: string, sitting: Sitting): boolean {
    const { full } = this.#plan.words.play;
    switch (key) {
      case 'm':
        this.#openTalk(sitting);
        return true;
      case 'o':
        sitting.askFor(full.command, '', (line) => this.#submit(line));
        return true;
      case 'g':
        sitting.read(
          full.helpOnline.at(-1)!.does,
          this.#lines.map(({ text }) => text),
        );
        return true;
      case 'r':
        if (!sitting.isOver) return false;
        this.#submit('again');
        return true;
      case 'y':
      case 'n':
        if (!this.#isAskedForConsent()) return false;
        this.#submit(key === 'y' ? 'yes' : 'no');
        return true;
      default:
        return false;
    }
  }

  #isAskedForConsent(): boolean {
    const state = this.#room?.state;
    const wish = state?.room.wish ?? null;
    return wish !== null && state?.seat !== undefined && wish.seat !== state.seat;
  }

  /** What can be said at this table: reactions, phrases and, where it is allowed, anything. */
  #openTalk(sitting: Sitting): void {
    const { at } = this.#plan.words;
    const { chat } = this.#room!.state!.room.options;
    if (chat === 'off') {
      sitting.note(at.talk.off);
      return;
    }
    const items = [
      ...EMOTES.map((one) => at.talk.emotes[one]),
      ...PHRASES.map((one) => at.talk.phrases[one]),
    ].map((text) => ({ text, run: () => this.#submit(`say ${text}`) }));
    const own = {
      text: `${at.talk.placeholder} …`,
      run: () => sitting.askFor(at.talk.textTitle, '', (text) => this.#submit(`say ${text}`)),
    };
    sitting.choose(at.talk.title, chat === 'free' ? [own, ...items] : items);
  }

  #marksOf(seat: Seat): readonly string[] {
    const state = this.#room?.state;
    const sitter = state?.room.seats[seat - 1];
    if (state === undefined || sitter?.t !== 'person') return [];
    const { tag } = this.#plan.words.at.presence;
    if (sitter.standIn !== null) return [tag.standIn];
    const person = state.room.people.find(({ id }) => id === sitter.person);
    return person === undefined || person.presence === 'here' ? [] : [tag[person.presence]];
  }

  #freshLines(): readonly LogLine[] {
    const now = this.#place?.state?.entries.length ?? 0;
    return this.#lines
      .filter(({ at }) => now - at < FRESH_FOR)
      .slice(-2)
      .map(({ text }) => ({ text, isSaid: true }));
  }

  #write(text: string): void {
    if (this.#isClosed) {
      this.#plan.context.stdout.write(text);
      return;
    }
    const at = this.#place?.state?.entries.length ?? 0;
    for (const line of text.split('\n')) {
      if (line.trim() !== '') this.#lines.push({ text: line.trimEnd(), at });
    }
    this.#lines.splice(0, Math.max(0, this.#lines.length - MOST_LINES));
    this.#redraw();
  }

  #submit(line: string): void {
    const asking = this.#asking;
    this.#asking = undefined;
    if (asking === undefined) this.#typed.push(line);
    else asking(line);
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stop();
    this.#screen.close();
    this.#asking?.(undefined);
    this.#asking = undefined;
  }

  #hear(input: Input): void {
    if (isEnd(input)) this.#submit('quit');
    else if (this.#place?.state === undefined) this.#hearLine(input);
    else this.#place.hear(input);
  }

  /** Before the game everything is typed. */
  #hearLine(input: Input): void {
    const line = typedLine(this.#line, input);
    if (line !== undefined) this.#line = line;
    else if (input.t === 'key' && input.key === 'enter') {
      this.#submit(this.#line);
      this.#line = '';
    } else if (input.t === 'press') {
      const hit = this.#frame === undefined ? undefined : hitAt(this.#frame, input.x, input.y);
      if (hit?.t === 'input' && hit.input.t === 'paste') this.#submit(hit.input.text);
    }
    this.#redraw();
  }

  #redraw(): void {
    if (this.#isClosed) return;
    const { size } = this.#screen;
    this.#frame = this.#place?.state === undefined ? this.#lobby() : this.#place.frame(size);
    this.#screen.show(this.#frame);
  }

  /** Who is there and what is chosen; what was written; what is being typed. */
  #lobby(): Frame<Hit> {
    const { words, server } = this.#plan;
    const { size } = this.#screen;
    const canvas = new Canvas<Hit>(size, { ink: 'text', ground: 'night' });
    const { columns, rows } = size;
    if (columns < LEAST_SIZE.columns || rows < LEAST_SIZE.rows) {
      drawTooSmall(canvas, { words });
      return canvas;
    }
    canvas.flood({ x: 0, y: 0, width: columns, height: 1 }, { ground: 'dusk' });
    const state = this.#room?.state;
    const where =
      state === undefined ? server : words.play.online.table(showCode(state.room.code), server);
    const end = canvas.put(1, 0, 'Palier', { ink: 'moon', ground: 'dusk', isBold: true });
    canvas.put(end + 1, 0, fitted(`· ${where}`, columns - end - 2), { ink: 'text' });
    const width = columns - 2;
    const sitting = state === undefined ? [] : lobbyText(state, words, width).split('\n');
    let y = 2;
    for (const line of sitting.slice(0, rows - 9))
      canvas.put(1, y++, fitted(line, width), { ink: 'text' });
    canvas.put(1, ++y - 1, '─'.repeat(width), { ink: 'back' });
    const room = rows - 4 - y;
    const told = this.#lines.flatMap(({ text }) => wrapped(text, width).split('\n')).slice(-room);
    for (const line of told) canvas.put(1, y++, fitted(line, width), { ink: 'soft' });
    canvas.put(1, rows - 3, fitted(words.play.full.lobby, width), { ink: 'gold' });
    let shown = this.#line;
    while (widthOf(shown) > width - 3) shown = shown.slice(1);
    const at = canvas.put(1, rows - 2, `> ${shown}`, { ink: 'text', isBold: true });
    canvas.put(at, rows - 2, '█', { ink: 'gold' });
    this.#drawCommands(canvas);
    return canvas;
  }

  #drawCommands(canvas: Canvas<Hit>): void {
    const y = canvas.rows - 1;
    const state = this.#room?.state;
    const isHost = state !== undefined && state.room.host === state.me;
    const commands = [
      ...(isHost ? ['start', 'bots', 'set'] : []),
      'who',
      'sit',
      'stand',
      'code',
      'say',
      'help',
      'quit',
    ];
    canvas.flood({ x: 0, y, width: canvas.columns, height: 1 }, { ground: 'deep' });
    const style: Style = { ink: 'gold', isBold: true };
    let x = 1;
    for (const command of commands) {
      const end = canvas.put(x, y, command, style);
      // A whole line at once.
      canvas.touch(
        { x, y, width: end - x, height: 1 },
        { t: 'input', input: { t: 'paste', text: command } },
      );
      x = end + 2;
    }
  }
}
