/** What is said around a table online: on the way to it, while it fills, in the list of one's games. */

/** Why the table does not do what it was asked; the codes of `@palier/table/room`. */
export type OnlineDenial =
  | 'not-a-player'
  | 'not-host'
  | 'not-in-lobby'
  | 'not-playing'
  | 'not-over'
  | 'no-such-seat'
  | 'seat-taken'
  | 'seats-open'
  | 'name-taken'
  | 'table-full'
  | 'bad-setup'
  | 'no-such-bot'
  | 'no-such-person'
  | 'chat-off'
  | 'take-back-off'
  | 'nothing-to-take-back'
  | 'no-wish'
  | 'too-soon'
  | 'nothing-to-see'
  | 'already-joined'
  | 'people-missing';

/** Why a connection ended. */
export type OnlineClosing =
  | 'no-such-table'
  | 'no-watching'
  | 'unknown-token'
  | 'removed'
  | 'old-version'
  | 'bad-message'
  | 'too-fast'
  | 'too-slow'
  | 'too-many'
  | 'stopping'
  | 'failed';

/** One thing that the host chooses. `about` is a sentence, for whoever chooses. */
export type OptionWords<Value extends string | number> = {
  readonly title: string;
  readonly values: {
    readonly [V in Value]: { readonly name: string; readonly about: string };
  };
};

export type OnlineWords = {
  readonly denied: { readonly [D in OnlineDenial]: string };
  readonly closed: { readonly [C in OnlineClosing]: string };
  /** The server could not, or did not answer. */
  readonly failed: string;
  /** The game has moved on meanwhile. */
  readonly stale: string;
  /** No connection just now; it is tried again by itself. */
  readonly reconnecting: string;
  readonly retryNow: string;
  /** Whether somebody is at the table, as short as can be. */
  readonly presence: { readonly here: string; readonly away: string; readonly gone: string };
  readonly presenceAbout: { readonly here: string; readonly away: string; readonly gone: string };

  /** Creating a table or joining one. */
  readonly start: {
    readonly title: string;
    readonly offline: string;
    readonly noServer: string;
    readonly nickname: string;
    readonly nicknameAbout: string;
    readonly nicknameMissing: string;
    readonly create: string;
    readonly createAbout: string;
    readonly createNow: string;
    readonly creating: string;
    readonly notCreated: string;
    readonly tooManyTables: string;
    readonly join: string;
    readonly code: string;
    readonly codeAbout: string;
    readonly codeBad: string;
    readonly joinNow: string;
    readonly haveReturnCode: string;
    readonly returnCode: string;
    readonly returnCodeAbout: string;
    readonly returnCodeBad: string;
  };

  /** Before a table that somebody was invited to. */
  readonly join: {
    /** The window's title. `code` in capitals. */
    readonly title: (code: string) => string;
    /** Above a code in large letters. */
    readonly table: string;
    readonly connecting: string;
    readonly whoIsHere: string;
    readonly nobodyYet: string;
    readonly seatsFree: (free: number, seats: number) => string;
    readonly allTaken: string;
    readonly underWay: string;
    readonly over: string;
    readonly sitDown: string;
    readonly joinOnly: string;
    readonly watch: string;
    readonly watchAbout: string;
    readonly noWatching: string;
    readonly takeOver: (bot: string) => string;
    readonly takeOverAbout: string;
    readonly otherDevice: string;
  };

  /** While the table fills. */
  readonly lobby: {
    readonly seats: string;
    readonly seat: (seat: number) => string;
    readonly openSeat: string;
    readonly sitHere: string;
    /** For those who listen; begins with the words that are seen, as do the next two. */
    readonly sitOn: (seat: number) => string;
    readonly moveHere: string;
    readonly moveTo: (seat: number) => string;
    readonly stand: string;
    readonly addBot: string;
    readonly addBotTo: (seat: number) => string;
    readonly changeBot: (name: string) => string;
    readonly removeBot: (seat: number) => string;
    /** Puts a bot on each open seat. */
    readonly fillWithBots: string;
    readonly you: string;
    readonly host: string;
    readonly watching: string;
    readonly watchers: (count: number) => string;
    readonly options: (name: string) => string;
    readonly passHost: string;
    readonly passHostAbout: (name: string) => string;
    readonly remove: string;
    readonly removeAbout: (name: string) => string;
    readonly begin: string;
    readonly beginning: string;
    /** Why it cannot begin yet. */
    readonly seatsOpen: (seats: number) => string;
    readonly nobodySeated: string;
    readonly waitForHost: (name: string) => string;
    readonly nobodyHosts: string;
    readonly needSeat: string;
    readonly leave: string;
    readonly leaveAsk: string;
    readonly leaveAbout: string;
    readonly stay: string;
    /** For those who listen. */
    readonly news: {
      readonly joined: (name: string) => string;
      readonly left: (name: string) => string;
      readonly sat: (name: string, seat: number) => string;
      readonly rulesChanged: string;
      readonly youHost: string;
    };
    readonly fairness: string;
    readonly fairnessAbout: string;
    readonly fairnessMore: string;
    readonly fingerprint: string;
    readonly rename: string;
  };

  /** What the host chooses for a table, besides the game and its rules. */
  readonly options: {
    readonly title: string;
    readonly usual: string;
    readonly clock: OptionWords<'off' | 'relaxed' | 'quick'>;
    readonly absence: OptionWords<'standIn' | 'wait'>;
    readonly watching: OptionWords<'anyone' | 'nobody'>;
    readonly delay: OptionWords<0 | 30 | 120>;
    readonly chat: OptionWords<'off' | 'phrases' | 'free'>;
    readonly takeBack: OptionWords<'never' | 'consent'>;
    /** What was chosen, in one line. */
    readonly row: (title: string, value: string) => string;
    /** For those who do not choose. */
    readonly readOnly: (host: string) => string;
  };

  readonly invite: {
    /** Where other devices cannot come: the server listens to this one only. */
    readonly onlyHere: string;
    readonly title: string;
    readonly about: string;
    readonly code: string;
    readonly copyLink: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly share: string;
    /** What is sent along with the link. */
    readonly shareText: string;
    readonly showQr: string;
    readonly qrTitle: string;
    readonly qrAbout: string;
    /** For those who cannot see it. */
    readonly qrOf: (link: string) => string;
  };

  /** Going on from another device. */
  readonly returning: {
    readonly title: string;
    readonly about: string;
    readonly secret: string;
    readonly tableCode: string;
    readonly code: string;
    readonly copyLink: string;
    readonly copyCode: string;
    readonly qrOf: string;
  };

  /** The tables of this device, in the list of games and on the first page. */
  readonly mine: {
    readonly title: string;
    readonly yourTurn: string;
    readonly turnOf: (names: readonly string[]) => string;
    readonly inLobby: string;
    readonly over: string;
    readonly winners: (names: readonly string[]) => string;
    readonly gone: string;
    /** More of them wait for you. */
    readonly more: (tables: number) => string;
    readonly open: string;
    readonly look: string;
    readonly forget: string;
    readonly forgetAsk: string;
    readonly forgetAbout: string;
    readonly forgotten: string;
    readonly players: (names: readonly string[]) => string;
  };

  /** Instead of a table. */
  readonly instead: {
    readonly home: string;
    readonly another: string;
    readonly reload: string;
    readonly joinAnew: string;
  };
};
