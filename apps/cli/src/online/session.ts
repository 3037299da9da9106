/**
 * Somebody at one table online, line by line: what happens is written as it comes, and what is typed is
 * obeyed when it can be. A connection that is lost comes back by itself.
 */
import { CHARACTER_IDS, USUAL_STRENGTH, makeBotName, parseBotName } from '@palier/bots';
import { EDITION_IDS, isFault, parseSetupChoice, type Json, type Seat } from '@palier/rules';
import {
  EMOTES,
  PHRASES,
  makeReturnCode,
  showCode,
  type AskedOptions,
  type RoomClient,
  type RoomName,
  type RoomPromise,
  type RoomState,
  type Saying,
  type ToldOptions,
  type WireAnswer,
} from '@palier/table/room';
import type { Failure } from '../failure.ts';
import { helpText } from '../play/answers.ts';
import type { Paint } from '../play/faces.ts';
import { TableVoice } from '../play/table-voice.ts';
import type { Terminal } from '../play/terminal.ts';
import { readTyped, type Typed } from '../play/typed.ts';
import { readJsonOr, readPairs } from '../setup-options.ts';
import {
  CHOICES,
  CHOICE_NAMES,
  choiceLines,
  freeSeats,
  lobbyText,
  shownName,
  type ChoiceName,
} from './lobby-text.ts';
import { newsIn, nextNews, saidSince, sayingText, waitedFor } from './news.ts';
import { OnlineGame } from './online-game.ts';
import { proofLines } from './proof.ts';
import { refusedBy } from './server.ts';
import type { MakeGame, SessionGame } from './session-game.ts';
import { readTypedOnline, type TypedByHost, type TypedOnline } from './typed-online.ts';
import { closingSentence, problemIn, type OnlineWords } from './words.ts';

/** Why somebody is no longer at a table. */
export type SessionEnd =
  /** For now: the seat is kept. */
  | { readonly t: 'quit' }
  | { readonly t: 'left' }
  | { readonly t: 'next'; readonly room: RoomName }
  | { readonly t: 'failed'; readonly failure: Failure };

/** What is to be kept of it, to come back. */
export type SessionKept = {
  readonly room: RoomName;
  readonly name: string;
  readonly token: string;
  readonly promise: RoomPromise | undefined;
  readonly entries: number | undefined;
};

export type SessionPlan = {
  readonly client: RoomClient;
  readonly terminal: Terminal;
  readonly words: OnlineWords;
  readonly paint: Paint;
  readonly server: string;
  /** Undefined: only looks on. */
  readonly name: { readonly text: string; readonly isGiven: boolean } | undefined;
  /** How many of the game's entries were told here before. */
  readonly seen: number | undefined;
  /** Who has just come in does this first: the host seats everybody. */
  readonly settle: (session: OnlineSession) => Promise<void>;
  readonly keep: (kept: SessionKept) => void;
  /** Written line by line, unless something else is made of it. */
  readonly makeGame?: MakeGame | undefined;
};

const PROMPT = '> ';

/** Where a name that was not chosen is taken, it is numbered. */
const MOST_TRIES = 9;

/** What a script types on somebody else's turn waits for its own. */
const MOVES: ReadonlySet<Typed['t']> = new Set(['move', 'lay', 'moves', 'hint']);

export class OnlineSession {
  readonly #plan: SessionPlan;
  readonly #voice: TableVoice;
  readonly #waiting = new Set<() => void>();
  #game: SessionGame | undefined;
  /** The state that has been told; undefined until somebody is in. */
  #told: RoomState | undefined;
  #hasSeenLobby = false;
  #isLeaving = false;
  #isGoingOn = false;
  #record: string | undefined;
  #end: SessionEnd | undefined;

  constructor(plan: SessionPlan) {
    this.#plan = plan;
    const { terminal, words, paint } = plan;
    const none = (): readonly string[] => [];
    this.#voice = new TableVoice({ terminal, words, paint, names: none, bots: none });
  }

  /** Until they leave, or are shown out. */
  async run(): Promise<SessionEnd> {
    const { client, terminal } = this.#plan;
    const stop = client.subscribe(() => this.#follow());
    const entering = this.#enter();
    try {
      while (this.#end === undefined) {
        const line = await terminal.ask(PROMPT);
        if (!terminal.isPerson) await entering;
        if (this.#end !== undefined) break;
        if (line === undefined) await this.#endOfInput();
        else await this.#obey(line);
      }
      return this.#end;
    } finally {
      stop();
      this.#keep();
      this.#game?.close();
      client.close();
    }
  }

  get state(): RoomState {
    return this.#plan.client.state!;
  }

  /** Says what a table did not do. */
  explain(answer: WireAnswer): boolean {
    const problem = problemIn(answer, this.#plan.words);
    if (problem !== undefined) this.#voice.say(problem);
    return problem === undefined;
  }

  /** The first seat that can be had; others may be quicker. */
  async sitAnywhere(): Promise<void> {
    const { client } = this.#plan;
    for (const seat of freeSeats(this.state.room)) {
      const answer = await client.sit(seat);
      if (answer.t !== 'denied' || answer.why !== 'seat-taken') {
        this.explain(answer);
        return;
      }
    }
  }

  /** Bots on free seats, as many as there are names given or, without any, everywhere. */
  async seatBots(
    bots: readonly { readonly bot: string; readonly name: string }[] | undefined,
  ): Promise<void> {
    const { client } = this.#plan;
    const open = this.state.room.seats.flatMap(({ t }, index) => (t === 'open' ? [index + 1] : []));
    const seated = bots ?? this.#characters(open.length);
    for (const [index, bot] of seated.entries()) {
      const seat = open[index];
      if (seat === undefined || !this.explain(await client.seatBot(seat, bot))) return;
    }
  }

  /** Of the usual strength, whoever is not at the table yet. */
  #characters(number: number): readonly { readonly bot: string; readonly name: string }[] {
    const { words } = this.#plan;
    const taken = new Set(this.#namesTaken());
    return CHARACTER_IDS.map((character) => ({
      bot: makeBotName({ character, strength: USUAL_STRENGTH }),
      name: words.character(character).name,
    }))
      .filter(({ name }) => !taken.has(name))
      .slice(0, number);
  }

  #namesTaken(): readonly string[] {
    const { people, seats } = this.state.room;
    return [...people, ...seats.filter((seat) => seat.t === 'bot')].map(({ name }) => name);
  }

  async #enter(): Promise<void> {
    const { client, name, settle } = this.#plan;
    await this.#until(() => client.state !== undefined);
    if (this.#end !== undefined) return;
    const isBack = this.state.me !== undefined;
    if (!isBack && name !== undefined && !(await this.#join(name))) return;
    if (this.#end !== undefined) return;
    this.#greet(isBack);
    if (!isBack && name !== undefined) await settle(this);
    this.#lookRound();
  }

  /** False where they are not let in. */
  async #join({
    text,
    isGiven,
  }: {
    readonly text: string;
    readonly isGiven: boolean;
  }): Promise<boolean> {
    const { client, words } = this.#plan;
    const { room } = this.state;
    if (room.options.joining === 'approved' && room.host !== null) {
      this.#voice.say(words.online.join.waitForHost);
    }
    for (let tries = 1; ; tries++) {
      const name = tries === 1 ? text : `${text} ${tries}`;
      const answer = await client.join(name);
      if (answer.t === 'joined') return true;
      // Shown out while waiting, that has been said.
      if (this.#end !== undefined) return false;
      const why = answer.t === 'denied' ? answer.why : 'failed';
      if (why === 'name-taken' && !isGiven && tries < MOST_TRIES) continue;
      this.#finish({
        t: 'failed',
        failure: refusedBy(why, problemIn(answer, words) ?? words.online.failed),
      });
      return false;
    }
  }

  #greet(isBack: boolean): void {
    const { words, server } = this.#plan;
    const { online } = words.play;
    const { room, me } = this.state;
    const name = room.people.find((person) => person.id === me)?.name;
    this.#voice.say(online.table(showCode(room.code), server));
    if (name === undefined) this.#voice.say(online.youWatch);
    else
      this.#voice.say(isBack ? online.youAreBack(shownName(name)) : online.youAre(shownName(name)));
    if (room.host === me) this.#sayInvitation();
  }

  /** Once somebody is in: all that there is, and from then on what is new. */
  #lookRound(): void {
    if (this.#end !== undefined) return;
    const { words } = this.#plan;
    const { online } = words.play;
    const { state } = this;
    const isLobby = state.room.phase === 'lobby';
    // On the whole screen it is there all the time.
    if (isLobby && this.#plan.makeGame === undefined) this.#showLobby();
    this.#voice.say(online.howToStart);
    if (isLobby && state.room.host === state.me) this.#voice.say(online.howToBegin);
    else if (state.me !== undefined && state.seat === undefined) this.#sayHowToSit();
    this.#told = state;
    for (const said of state.said) this.#voice.say(sayingText(said, state, words));
    this.#keep();
    this.#follow();
  }

  #sayHowToSit(): void {
    const { online } = this.#plan.words.play;
    const { room } = this.state;
    const [seat] = freeSeats(room);
    const sitter = seat === undefined ? undefined : room.seats[seat - 1];
    if (seat === undefined || sitter === undefined) return;
    if (sitter.t === 'bot' && room.phase !== 'lobby') {
      this.#voice.say(online.mayTakeOver(seat, shownName(sitter.name)));
    } else this.#voice.say(online.noSeat);
  }

  #sayInvitation(): void {
    const { words, server } = this.#plan;
    const { code } = this.state.room;
    this.#voice.say(
      words.play.online.invite(`${server}/#/t/${code}`, `palier join ${code} --server ${server}`),
    );
  }

  #showLobby(): void {
    const { words, terminal } = this.#plan;
    this.#voice.write(lobbyText(this.state, words, terminal.columns));
  }

  #follow(): void {
    const { client, words } = this.#plan;
    const { state, closed } = client;
    const before = this.#told;
    if (state !== undefined && before !== undefined) {
      this.#told = state;
      for (const news of newsIn(before, state, words)) this.#voice.say(news);
      const others = this.#isGoingOn ? [] : nextNews(before, state, words);
      for (const news of others) this.#voice.say(news);
      for (const said of saidSince(before.said, state.said)) {
        this.#voice.say(sayingText(said, state, words));
      }
      if (client.promise !== undefined || before.me !== state.me) this.#keep();
    }
    if (state?.room.phase === 'lobby') this.#hasSeenLobby = true;
    if (state !== undefined && this.#told !== undefined && state.room.phase !== 'lobby')
      this.#open();
    // Who leaves is sent away.
    if (closed !== undefined && !this.#isLeaving) {
      const failure = refusedBy(closed, closingSentence(closed, words));
      this.#finish({ t: 'failed', failure });
    }
    this.#wake();
  }

  /** The game has begun. */
  #open(): void {
    const { client, terminal, words, paint, seen } = this.#plan;
    const makeGame: MakeGame =
      this.#plan.makeGame ?? ((plan) => new OnlineGame({ ...plan, terminal, words, paint }));
    this.#game ??= makeGame({
      channel: client.channel(),
      seen: this.#hasSeenLobby ? 0 : seen,
      waitedFor: (view) => waitedFor(this.state.room, view.table),
      changed: () => {
        if (this.#game?.isOver === true) void this.#closeGame();
        this.#wake();
      },
    });
  }

  /** Once: the record, and what it proves. */
  async #closeGame(): Promise<void> {
    if (this.#record !== undefined) return;
    this.#record = '';
    const { client, words } = this.#plan;
    const answer = await client.record();
    if (answer.t === 'record') {
      this.#record = answer.text;
      for (const line of proofLines(answer.text, client.promise, words)) this.#voice.say(line);
    } else this.#voice.say(words.at.again.noRecord);
    this.#voice.say(words.play.online.afterGame);
    this.#wake();
  }

  #keep(): void {
    const { client, keep } = this.#plan;
    const { state, token, promise } = client;
    const me = state?.room.people.find(({ id }) => id === state.me);
    if (state === undefined || me === undefined || token === undefined) return;
    const { id, code } = state.room;
    keep({ room: { id, code }, name: me.name, token, promise, entries: this.#game?.told });
  }

  #finish(end: SessionEnd): void {
    if (this.#end !== undefined) return;
    this.#end = end;
    // Who types meanwhile is not waited for.
    if (end.t === 'failed') this.#plan.terminal.close();
    this.#wake();
  }

  /** Until something is so, or the session has ended. */
  async #until(isSo: () => boolean): Promise<void> {
    if (isSo() || this.#end !== undefined) return;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (!isSo() && this.#end === undefined) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  #wake(): void {
    // Who is woken waits no longer.
    const waiting = [...this.#waiting];
    for (const look of waiting) look();
  }

  /** A script that only watches has nothing to type, and sees the game to its end. */
  async #endOfInput(): Promise<void> {
    const isLooking = this.#plan.name === undefined && !this.#plan.terminal.isPerson;
    if (isLooking) await this.#until(() => this.#record !== undefined && this.#record !== '');
    this.#finish({ t: 'quit' });
  }

  async #obey(line: string): Promise<void> {
    const typed = readTypedOnline(line);
    if (typed !== undefined) await this.#serve(typed);
    else await this.#play(readTyped(line), line);
  }

  async #play(typed: Typed, line: string): Promise<void> {
    const { terminal, words } = this.#plan;
    if (typed.t === 'quit') return this.#finish({ t: 'quit' });
    if (typed.t === 'help') {
      this.#voice.write(helpText(this.#voice.look, words.play.online.help));
      return undefined;
    }
    if (typed.t === 'save') return this.#save(typed.file);
    const hasSeat = this.#plan.client.state?.seat !== undefined;
    if (!terminal.isPerson && hasSeat && MOVES.has(typed.t)) {
      await this.#until(() => this.#game?.isDue === true || this.#game?.isOver === true);
      if (this.#end !== undefined) return undefined;
    }
    if (await this.#game?.answer(typed)) return undefined;
    if (this.#game?.isOver === true) {
      if (line.trim() === '') this.#finish({ t: 'quit' });
      // Until it is checked, that is still to come.
      else if (this.#record !== '') this.#voice.say(words.play.online.afterGame);
    } else if (typed.t === 'table') this.#showLobby();
    else this.#voice.say(words.online.denied['not-playing']);
    return undefined;
  }

  #save(file: string): void {
    const { play } = this.#plan.words;
    if (file === '') this.#voice.say(play.saveNeedsFile);
    else if (this.#record === undefined) this.#voice.say(play.online.onlyAfter);
    else if (this.#record === '') this.#voice.say(this.#plan.words.at.again.noRecord);
    else this.#voice.save(file, this.#record, true);
  }

  async #serve(typed: TypedOnline): Promise<void> {
    const { client, words } = this.#plan;
    const { online } = words.play;
    switch (typed.t) {
      case 'who':
        return this.#showLobby();
      case 'sit':
        if (typed.seat === undefined) return this.sitAnywhere();
        return this.#ask(client.sit(typed.seat));
      case 'stand':
        return this.#ask(client.stand());
      case 'name':
        return this.#ask(client.rename(typed.text));
      case 'say':
        return this.#say(typed.text);
      case 'code':
        return this.#sayCodes();
      case 'yes':
      case 'no':
        return this.#ask(client.consent(typed.t === 'yes'));
      case 'vote':
        return this.#ask(client.moveOn());
      case 'want':
        if (this.explain(await client.wantNext(true))) this.#voice.say(online.wantsNext);
        return undefined;
      case 'again':
        return this.#again();
      case 'leave':
        return this.#leave();
      default:
        return this.#serveHost(typed);
    }
  }

  async #serveHost(typed: TypedByHost): Promise<void> {
    const { client, words } = this.#plan;
    switch (typed.t) {
      case 'bots':
        return this.seatBots(undefined);
      case 'bot':
        return this.#seatBot(typed);
      case 'free':
        if (typed.seat === undefined) return this.#voice.say(words.play.online.needsSeat);
        return this.#ask(client.seatBot(typed.seat, null));
      case 'start':
        return this.#ask(client.begin());
      case 'set':
        return this.#set(typed.choice, typed.value);
      case 'admit':
      case 'refuse':
      case 'remove':
      case 'ban':
      case 'host':
        return this.#toPerson(typed);
    }
  }

  async #ask(asked: Promise<WireAnswer>): Promise<void> {
    this.explain(await asked);
  }

  async #toPerson({ t, name }: Extract<TypedByHost, { readonly name: string }>): Promise<void> {
    const { client, words } = this.#plan;
    const { people, waiting } = this.state.room;
    const isMeant = (one: { readonly name: string }): boolean =>
      shownName(one.name).toLowerCase() === name.toLowerCase();
    const person = (t === 'admit' || t === 'refuse' ? waiting : people).find(isMeant)?.id;
    if (person === undefined) return this.#voice.say(words.play.online.nobodyCalled(name));
    switch (t) {
      case 'admit':
      case 'refuse':
        return this.#ask(client.admit(person, t === 'admit'));
      case 'remove':
        return this.#ask(client.remove(person));
      case 'ban':
        return this.#ask(client.remove(person, { forGood: true }));
      case 'host':
        return this.#ask(client.passHost(person));
    }
  }

  async #seatBot({
    seat,
    bot,
  }: {
    readonly seat: Seat | undefined;
    readonly bot: string;
  }): Promise<void> {
    const { client, words } = this.#plan;
    if (seat === undefined) return this.#voice.say(words.play.online.needsSeat);
    const [usual] = this.#characters(1);
    if (bot === '') return usual && this.#ask(client.seatBot(seat, usual));
    const character = CHARACTER_IDS.find((id) => id === bot.toLowerCase());
    const full =
      character === undefined
        ? bot.toLowerCase()
        : makeBotName({ character, strength: USUAL_STRENGTH });
    const who = parseBotName(full)?.character;
    const taken = this.#namesTaken();
    const name =
      who === undefined
        ? words.play.botNames.find((one) => !taken.includes(one))!
        : words.character(who).name;
    return this.#ask(client.seatBot(seat, { bot: full, name }));
  }

  /** What may be said is told where it is not known. */
  async #say(text: string): Promise<void> {
    const { client, words } = this.#plan;
    const { chat } = this.state.room.options;
    const { phrases, emotes } = words.at.talk;
    const plain = (said: string): string => said.toLowerCase().replaceAll(/[\p{P}\s]/gu, '');
    const isMeant = (known: string, said: string): boolean =>
      plain(known) === plain(text) || plain(said) === plain(text);
    const phrase = PHRASES.find((one) => isMeant(one, phrases[one]));
    const emote = EMOTES.find((one) => isMeant(one, emotes[one]));
    const saying: Saying | undefined =
      phrase !== undefined
        ? { t: 'phrase', phrase }
        : emote !== undefined
          ? { t: 'emote', emote }
          : chat === 'free' && text !== ''
            ? { t: 'text', text }
            : undefined;
    if (saying !== undefined) return this.#ask(client.say(saying));
    if (chat === 'off') return this.#voice.say(words.at.talk.off);
    const all = [...PHRASES.map((one) => phrases[one]), ...EMOTES.map((one) => emotes[one])];
    this.#voice.say(words.play.online.youMaySay(all));
    if (chat === 'free') this.#voice.say(words.play.online.freeText);
    return undefined;
  }

  #sayCodes(): void {
    const { client, words } = this.#plan;
    this.#sayInvitation();
    const { token } = client;
    if (this.state.me === undefined || token === undefined) return;
    this.#voice.say(words.play.online.returnCode(makeReturnCode(token)));
  }

  async #again(): Promise<void> {
    const { client } = this.#plan;
    const { next } = this.state.room;
    if (next !== null) return this.#finish({ t: 'next', room: next });
    this.#isGoingOn = true;
    const answer = await client.again();
    this.#isGoingOn = false;
    if (answer.t === 'next')
      this.#finish({ t: 'next', room: { id: answer.id, code: answer.code } });
    else this.explain(answer);
    return undefined;
  }

  async #leave(): Promise<void> {
    const { client } = this.#plan;
    this.#isLeaving = true;
    const hasLeft = this.state.me === undefined || this.explain(await client.leave());
    this.#isLeaving = false;
    if (hasLeft) this.#finish({ t: 'left' });
  }

  async #set(choice: string, value: string): Promise<void> {
    const { client, terminal, words } = this.#plan;
    const { options } = this.state.room;
    if (choice === '') {
      for (const line of choiceLines(options, words, terminal.columns)) this.#voice.write(line);
      return undefined;
    }
    const asked = this.#chosen(choice, value, options);
    if (asked === undefined) return undefined;
    return this.#ask(client.configure(asked));
  }

  /** Undefined where there is no such choice, which has been said. */
  #chosen(choice: string, value: string, options: ToldOptions): AskedOptions | undefined {
    const { words } = this.#plan;
    const known = CHOICE_NAMES.find((name) => name.toLowerCase() === choice.toLowerCase());
    if (known === undefined) return this.#withSetup(choice.toLowerCase(), value, options);
    const values: readonly (string | number)[] = CHOICES[known];
    const chosen = values.find((one) => String(one).toLowerCase() === value.toLowerCase());
    if (chosen !== undefined) return { setup: options.setup, ...choiceOf(known, chosen) };
    this.#voice.say(words.play.online.mustBe(known, values.map(String)));
    return undefined;
  }

  #withSetup(choice: string, value: string, { setup }: ToldOptions): AskedOptions | undefined {
    const { words } = this.#plan;
    const member = memberFor(choice, value);
    if (member === undefined) {
      const all = [...CHOICE_NAMES, 'edition', 'ladder', 'master', 'rules', 'players'];
      this.#voice.say(words.play.online.mustBe(choice, all));
      return undefined;
    }
    // Another box has its own ladders, rules and cards.
    const kept = choice === 'edition' ? { players: setup['players']! } : setup;
    const wanted = { ...kept, ...member };
    const read = parseSetupChoice(wanted);
    if (isFault(read)) {
      this.#voice.say(words.fault(read));
      return undefined;
    }
    return { setup: wanted as ToldOptions['setup'] };
  }
}

function choiceOf(name: ChoiceName, value: string | number): Partial<AskedOptions> {
  // `CHOICES` holds what each of them may be.
  return { [name]: value };
}

type Members = { readonly [name: string]: Json };

function memberFor(choice: string, value: string): Members | undefined {
  switch (choice) {
    case 'edition':
      return { edition: EDITION_IDS.find((id) => id === value.toLowerCase()) ?? value };
    case 'ladder':
      return { ladder: readJsonOr(value, value) as Json };
    case 'master':
      return { master: value.toLowerCase() };
    case 'players':
      return { players: Number(value) };
    case 'rules':
      return { rules: readJsonOr(value, readPairs(value)) as Json };
    default:
      return undefined;
  }
}
