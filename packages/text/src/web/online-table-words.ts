/** What is said at a table online besides the game: who is there, the clock, wishes, talk, the proof. */
/** What can be said where chat is not free; the codes of `@palier/table/room`. */
export type OnlinePhrase =
  | 'hello'
  | 'good-luck'
  | 'well-played'
  | 'thanks'
  | 'sorry'
  | 'oh-no'
  | 'wow'
  | 'hurry'
  | 'one-moment'
  | 'again'
  | 'bye';

export type OnlineEmote = 'smile' | 'laugh' | 'think' | 'cry' | 'heart' | 'clap' | 'fire' | 'sleep';

export type OnlinePresence = 'here' | 'away' | 'gone';

/** Why a bot plays for somebody. */
export type OnlineStandIn = 'gone' | 'clock' | 'vote';

/** How a check of the proof came out. `unknown`: this device cannot tell. */
export type CheckState = 'good' | 'bad' | 'unknown';

/** Who is there. Facts follow a name after a comma; tags are as short as can be. */
export type PresenceWords = {
  readonly here: string;
  readonly away: string;
  readonly gone: string;
  readonly standIn: string;
  readonly bot: string;
  readonly host: string;
  readonly you: string;
  readonly tag: { readonly away: string; readonly gone: string; readonly standIn: string };
  /** Sentences, where there is room. */
  readonly about: { readonly [P in OnlinePresence]: (name: string) => string };
  readonly standInAbout: { readonly [S in OnlineStandIn]: (name: string) => string };
  readonly standInForYou: { readonly [S in OnlineStandIn]: string };
  readonly yoursAgain: string;
  readonly isBot: (name: string) => string;
  /** Takes the bot's seat over when the round ends. */
  readonly claims: (name: string) => string;
  readonly youClaim: string;
  readonly isHost: (name: string) => string;
  readonly youHost: string;
};

export type LinkWords = {
  readonly lost: string;
  /** A move is on its way and not lost. */
  readonly kept: string;
  readonly slow: string;
  readonly back: string;
};

export type ClockWords = {
  /** Said at half of the time and near its end. */
  readonly announce: (seconds: number) => string;
};

export type VoteWords = {
  readonly waitingFor: (names: readonly string[]) => string;
  readonly moveOn: (votes: number, needed: number) => string;
  readonly about: string;
  readonly voted: (votes: number, needed: number) => string;
  /** To whom the others wait for. */
  readonly onYou: (votes: number, needed: number) => string;
};

export type WishWords = {
  readonly waiting: (names: readonly string[]) => string;
  readonly asks: (name: string) => string;
  readonly youAgreed: (names: readonly string[]) => string;
  readonly yes: string;
  readonly no: string;
  readonly callOff: string;
  readonly denied: string;
};

export type TalkWords = {
  readonly title: string;
  /** The button's name. */
  readonly open: (unread: number) => string;
  readonly phrases: { readonly [P in OnlinePhrase]: string };
  readonly emotes: { readonly [E in OnlineEmote]: string };
  readonly phrasesTitle: string;
  readonly emotesTitle: string;
  readonly textTitle: string;
  readonly placeholder: string;
  readonly send: string;
  readonly off: string;
  readonly needName: string;
  readonly list: string;
  readonly nothing: string;
  /** For those who listen, and in the list. */
  readonly said: (name: string, text: string) => string;
  readonly you: string;
  readonly gone: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly muteAll: string;
  readonly muteAllAbout: string;
  readonly speak: string;
  readonly speakAbout: string;
  readonly settings: string;
  readonly notSent: string;
};

export type MissedWords = {
  readonly title: string;
  readonly about: (events: number) => string;
  /** Somebody moved in the viewer's seat. */
  readonly played: string;
  readonly toTable: string;
};

export type WatchWords = {
  readonly title: string;
  readonly delay: (seconds: number) => string;
  readonly live: string;
  readonly wantNext: string;
  readonly wantsNext: string;
  readonly takeSeat: (bot: string) => string;
  readonly takeSeatAbout: string;
  readonly claimed: (bot: string) => string;
  readonly giveBack: string;
  readonly join: string;
  readonly leave: string;
};

/** While a round that has ended is looked at. */
export type NextRoundWords = {
  readonly waiting: string;
  readonly dealt: string;
  readonly yourTurn: string;
};

export type AgainWords = {
  readonly again: string;
  readonly asking: string;
  readonly failed: string;
  readonly asked: (name: string | undefined) => string;
  readonly join: string;
  readonly wantsIn: (names: readonly string[]) => string;
  readonly wantNext: string;
  readonly wantsNext: string;
  readonly notKept: string;
  readonly noRecord: string;
};

export type ProofWords = {
  readonly title: string;
  readonly good: string;
  readonly bad: string;
  readonly partly: string;
  readonly promise: { readonly [S in CheckState]: string };
  readonly secret: { readonly [S in CheckState]: string };
  readonly salt: { readonly [S in CheckState]: string };
  readonly game: {
    readonly good: (moves: number) => string;
    readonly bad: (event: number | undefined) => string;
    readonly unknown: string;
  };
  readonly seen: { readonly [S in CheckState]: string };
  /** Before each line, for those who listen. */
  readonly mark: { readonly [S in CheckState]: string };
  readonly how: string;
  /** What this device wrote down before the first card. */
  readonly noted: string;
  readonly ownSalt: string;
};

export type OnlineMenuWords = {
  readonly invite: string;
  readonly returnCode: string;
  readonly people: string;
  readonly options: string;
  readonly home: string;
  readonly homeAbout: { readonly standIn: string; readonly wait: string };
  readonly leave: string;
  readonly leaveAsk: string;
  readonly leaveAbout: string;
  readonly stay: string;
  readonly stopWatching: string;
  readonly failed: string;
};

export type OnlineTableWords = {
  readonly presence: PresenceWords;
  readonly link: LinkWords;
  readonly clock: ClockWords;
  readonly vote: VoteWords;
  readonly wish: WishWords;
  readonly talk: TalkWords;
  readonly missed: MissedWords;
  readonly watch: WatchWords;
  readonly nextRound: NextRoundWords;
  readonly again: AgainWords;
  readonly proof: ProofWords;
  readonly menu: OnlineMenuWords;
};
