/** Every part of the words in every language: said cleanly, typeset and translated. */
import type { LadderAdvice } from '@palier/bots/lab';
import { EDITION_IDS, PLAYED_ALONE, ROUND_ENDS } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { parts } from './en/index.ts';
import type { SeatPlace } from './facts.ts';
import { LANGS, loadPart, type Lang, type Part, type PartName } from './langs.ts';
import { inAllLangs, inExamples, textsOf } from './testing/texts.ts';

const PARTS = Object.keys(parts) as readonly PartName[];
const NAMES = ['Anna', 'Ben'];
const EDITION = 'level-8-101';

const PLACES: readonly SeatPlace[] = [
  { t: 'level', level: 3 },
  { t: 'done', done: 0, levels: 8 },
  { t: 'done', done: 1, levels: 8 },
  { t: 'moon' },
];

const ASKS = [{ kind: 'run', size: 4 }] as const;
const ADVICE: readonly LadderAdvice[] = [
  { t: 'few-games', levels: [8] },
  { t: 'few-games', levels: [6, 7, 8] },
  { t: 'out-of-order', level: 5, turns: 5.5, before: 6.4, isKept: true },
  { t: 'out-of-order', level: 3, turns: 1.9, before: 3, isKept: false },
  { t: 'too-hard', level: 7, asks: ASKS, share: 0.3, isKept: true },
  { t: 'too-hard', level: 7, asks: ASKS, share: 0.3, isKept: false },
  { t: 'too-easy', level: 2, asks: ASKS, share: 0.95 },
  { t: 'too-steep', level: 7, turns: 16.9, before: 9.4 },
  { t: 'long-game', minutes: 75.4 },
  { t: 'short-game', minutes: 9.2 },
  { t: 'runaway-leader', won: 0.8, even: 0.6 },
  { t: 'decided-early', won: 0.9 },
  { t: 'dead-rounds', share: 0.2 },
  { t: 'blocked-rounds', share: 0.03 },
  { t: 'first-seat', share: 0.4, even: 1 / 3 },
  { t: 'balanced' },
];

const SOME = { missing: 2, outs: 11 };
const LEAVES = [SOME, { missing: 1, outs: 1 }, { missing: 0, outs: 0 }, { missing: 2, outs: 0 }];

type Made = readonly (string | readonly string[])[];

function madeOfNights({ nights }: Part<'friends'>): Made {
  const { until, people, levels, points, deal, same, ranking } = nights;
  return [
    until('20 November'),
    [1, 3].flatMap((n) => [people(n), levels(n), points(n), deal.title(n), same.seat(n)]),
    [deal.waiting(1, 4), deal.waiting(2, 4), same.made(1, 3), same.made(2, 1)],
    same.rounds([1, 0, 2]),
    [-1.5, 0, 1, 2].map(ranking.gained),
  ];
}

/** Of clubs. */
function madeOfClubs({ clubs }: Part<'friends'>): Made {
  const { door, tables, season, records, evenings, people, invite, leave, close } = clubs;
  const { handOver, sendAway, letInOf } = people;
  const named = [door.joined, invite.shareText, leave.ask, close.ask, tables.beginsWith];
  const asked = [...named, handOver.ask, sendAway.ask, letInOf];
  return [
    ['Anna', 'Odile'].flatMap((name) => asked.map((say) => say(name))),
    [1, 2, 5, 1234].flatMap((n) => [
      clubs.members(n),
      clubs.tablesNow(n),
      evenings.games(n),
      evenings.wins(n),
      season.played(n, n - 1),
      season.mean(n),
      season.value(n, 1, 99),
      records.held('Anna', n, '1 May'),
      records.counted(n, '1 May'),
      evenings.best(NAMES, n),
    ]),
    [['Anna'], NAMES].map(evenings.headline),
    season.span('1 May', '2 May'),
  ];
}

/** What is made from facts, with some of them. */
const MADE: { readonly [Name in PartName]?: (words: Part<Name>) => Made } = {
  shell: ({ windowTitle, games, game, newGame }) => [
    windowTitle('Home'),
    games.showAll(51),
    games.showAll(1234),
    PLACES.flatMap((place) => [game.seatAt('Anna', place, EDITION), game.place(place)]),
    [game.winners(['Anna']), game.winners(NAMES), game.players(NAMES)],
    [1, 3].flatMap((n) => [game.round(n), newGame.nameOf(n), newGame.person(n)]),
    [1, 3].flatMap((n) => [newGame.kindOf(n), newGame.changed(n)]),
    newGame.levelsOf('One star'),
  ],
  friends: (friends) => {
    const { invitations, asking, asked, remove, block, invite } = friends;
    const { areFriends, acceptOf, declineOf } = asking;
    const invited = [invitations.from, invitations.goTo, invitations.dropOf, invite.of];
    const others = [asked.takeBackOf, remove.ask, block.ask, block.undoOf];
    const all = [...invited, asking.from, acceptOf, declineOf, areFriends, ...others];
    return [
      ...['Anna', 'Odile'].map((name) => all.map((say) => say(name))),
      ...madeOfClubs(friends),
      ...madeOfNights(friends),
    ];
  },
  profile: ({ since, ways, devices, welcome }) => [
    [since('1 May 2026'), ways.used('1 May 2026'), devices.seen('1 May 2026'), welcome('Anna')],
    ['', 'Firefox, Linux'].map(ways.passkey),
    devices.outOf('Firefox, Linux'),
  ],
  door: ({ tooOld }) => [tooOld.lines({ chrome: '111', firefox: '128', safari: '16.4' })],
  settings: ({ keptGames, version }) => [keptGames(1), keptGames(3), version('0.1.0')],
  rules: ({ book, form }) => [
    [1, 3].flatMap((n) => [
      form.idleRules(n),
      book.found(n),
      book.withHouseRules(n),
      book.showAllAbout(n),
    ]),
    [book.ladderTitle('One star'), book.linkTo('LAY-3'), book.unknownRule('X')],
    [book.toHouseRule('X'), book.foundBy(['a', 'b'])],
    [0, 1, 8].map((printed) => book.levelsPrinted(printed, 8)),
  ],
  booklet: (words) => [
    [words.title('E'), words.playersFrom(2, 6), words.ageFrom(8), words.handOf(10)],
    [words.cardsInAll(101), words.numbers(90, 15, 6)],
    [1, 7].flatMap((n) => [words.jokers(n), words.passes(n)]),
  ],
  referee: ({ examplesTitle }) => [examplesTitle('E')],
  online: ({ bannedUntil, join, lobby, options, invite, mine, openTables }) => [
    [1, 3].flatMap((n) => [openTables.count(n), openTables.bots(n), openTables.round(n)]),
    [join.title('KLMPQR'), join.takeOver('Odile'), join.seatsFree(1, 2), join.seatsFree(3, 6)],
    [1, 3].flatMap((n) => [lobby.seat(n), lobby.sitOn(n), lobby.moveTo(n), lobby.addBotTo(n)]),
    [1, 3].flatMap((n) => [lobby.removeBot(n), lobby.watchers(n), lobby.seatsOpen(n)]),
    [mine.left(90_000), mine.more(1), mine.more(3), mine.turnOf(['Anna']), mine.turnOf(NAMES)],
    [mine.players(NAMES), mine.winners(['Anna']), mine.winners(NAMES)],
    [lobby.changeBot('Odile'), lobby.options('Anna'), lobby.waitForHost('Anna')],
    [lobby.passHostAbout('Anna'), lobby.removeAbout('Anna'), options.readOnly('Anna')],
    [lobby.news.joined('Anna'), lobby.news.left('Anna'), lobby.news.sat('Anna', 2)],
    [options.row('Clock', 'Off'), invite.qrOf('#/t/KLMPQR'), bannedUntil('1 May')],
  ],
  onlineTable: (words) =>
    textsOf(words, (path) => {
      const isOfNames =
        /^(?:vote\.waitingFor|days\.waiting|wish\.(?:waiting|youAgreed)|again\.wantsIn)$/u;
      const isOfNumbers =
        /^(?:clock|vote|watch\.delay|missed\.about|talk\.open|proof\.game|report\.kept)/u;
      return [isOfNames.test(path) ? NAMES : isOfNumbers.test(path) ? 2 : 'Anna', 3];
    }).map(([, text]) => text),
  drills: ({ daily, ...drills }) => [
    [0, 1, 2].flatMap((n) => [drills.streak(n), drills.bestStreak(n), drills.layingLeaves(n)]),
    [0, 1, 2].flatMap((n) => [drills.layingFewer(n + 1, n), drills.notOut(n + 1)]),
    LEAVES.flatMap((leaves) => [drills.leaves(leaves, SOME), drills.leavesShort(leaves)]),
    [drills.difficulty(1, 4), drills.level(3, 'x', EDITION)],
    [drills.hasLaid(3, EDITION)],
    [drills.stillHeld(1), drills.stillHeld(2)],
    [drills.givesAway(14), drills.loss(0.141, 0.089), drills.allMovesAbout(1200)],
    [0, 1, 2].map((n) => daily.days(n)),
    [daily.question(1, 5), daily.score(4, 5), daily.shareLine('x', 4, 5)],
    [daily.mark(1, true), daily.mark(2, false), daily.lookAt(3)],
  ],
  goals: ({ greetings, record, home }) => [
    [1, 4].flatMap((n) => [greetings.streak(n), greetings.grown(n), greetings.back(n)]).flat(),
    [1, 4].flatMap((n) => greetings.running(n)),
    [1, 6].map((n) => greetings.high(n, 8, EDITION)),
    Object.values(greetings.score).flatMap((lines) => lines(1, 2)),
    [0, 1, 2].flatMap((n) => [record.short(n, 1), record.long(n, 1), record.long(1, n)]),
    [home.quickAbout(NAMES)],
  ],
  tv: ({ orType, hand }) => [
    [orType('192.168.1.5:8080/#/hand'), hand.seated('Anna'), hand.unseated('Anna')],
  ],
  statistics: ({ trend }) =>
    [[0, 1].map((n) => trend.wins(n, 1)), [0, 1, 3].map((n) => trend.wins(n, 10))].flat(),
  lab: ({ page, ladder, ...lab }) => [
    ADVICE.map((advice) => lab.advice(advice)),
    [lab.whole(1234), lab.decimal(1.25), lab.tenths(-4), lab.hundredths(0.8), lab.percent(0.5)],
    [lab.range(0.4, 0.6), lab.span(1, 6), lab.plusMinus(0.5, 0.012)],
    [page.title('E', 'L'), page.lead(1, ['a', 'b']), page.lead(300, ['a', 'b', 'c'])],
    [page.inSeat('steady', 2), page.result.clear('steady', 0.6), page.result.even(0.5)],
    [page.result.evenMark(0.5), page.levels.ofLadder('mine'), page.levels.climbAlt(3, 2.5)],
    [page.length.about(6.2, 5, 7), page.length.assumption(20, 90), page.length.alt(6, 5, 7)],
    [page.length.orMore(40), page.endings.dead(0.01, 0, 0.02), page.places.ahead(0.4, 0.33)],
    [page.places.behind(0.3, 0.33), page.places.none(0.33)],
    [0, 1, 2, 3, 4, 5].map((place) => page.places.order(place)),
    (['jokers', 'passes'] as const).map((topic) => page.cards.worth[topic](0.15, 0.1, 0.2)),
    [page.cards.orMore(3), page.method.settled(0.005), page.method.seed('s')],
    [page.method.rules('level-up'), ladder.title('E', 'L'), ladder.games(1000, ['a', 'b'])],
    [ladder.minutes(40.2, 31, 49), ladder.assumption(20, 90), ladder.lengths(6.2, 11.1)],
    [ladder.leader(0.5, 0.4, 0.6), ladder.leaderEven(0.6, 0.83), ladder.dead(0, 0.01)],
  ],
  play: ({ sim, ...play }) => [
    [play.welcome('Edition', 'Ladder', NAMES)],
    [play.luck.honest('ab12'), play.luck.seeded('seed'), play.revealed('cd34')],
    [1, 7].flatMap((n) => [play.round(n), play.level(n, EDITION), play.cards(n)]),
    [1, 7].map((n) => play.youLaid(n, EDITION)),
    [1, 3].flatMap((n) => [play.keepHint(n), play.offerHint(n), play.stock(n, '')]),
    [play.stock(5, 'X'), play.dropHint([2, 5]), play.yourLevel(3, '…', EDITION)],
    [play.example('draw'), play.typed('draw')],
    [0, 1, 3].map((missing) => play.outlook(4, missing, 9, 62)),
    [1, 5].map((turns) => play.oddsOf(turns, 0.23, 0.02)),
    [play.refusalHint('LAY-3'), play.noSuchRule('7'), play.handOver('Anna')],
    [true, false].map((isOver) => play.saved('a.jsonl', isOver)),
    [play.fileExists('a.jsonl'), play.cannotSave('a.jsonl', 'EACCES')],
    [true, false].map((isRotated) => sim.games(12, 4, isRotated)),
    ROUND_ENDS.map((end) => sim.ending[end](0.5)),
    [sim.length(6.25, 170), sim.endings(['a', 'b']), sim.speed(2, 300), sim.seed('s')],
    [undefined, 1, 30, 4000].map((left) => sim.progress(1, 9, left)),
    [sim.soaking(5), sim.soaked(5, 30, 900), sim.broken(3, 'why', 'palier sim')],
    [true, false].map((isEarly) => sim.settled(0.005, isEarly)),
    [sim.unsettled(0.02, 0.005), sim.reported('a.html')],
  ],
};

/** Texts for terminals may be laid out, and name what is typed. */
const IN_TERMINAL: ReadonlySet<PartName> = new Set(['cli', 'lab', 'play']);

function expectClean(text: string, lang: Lang, part: PartName): void {
  expect(text).not.toMatch(/undefined|NaN|\[object|^\s*$/u);
  if (lang === 'fr') expect(text).not.toMatch(/ [:;!?»]/u);
  if (IN_TERMINAL.has(part)) return;
  expect(text).not.toMatch(/\s\s|^\s|\s$|\.\.|['"]/u);
  if (lang !== 'fr') expect(text).not.toMatch(/\s[:;!?]/u);
  if (lang === 'es') expect(text).toMatch(OPENED);
}

/** Spanish opens what it asks and what it calls out. */
const OPENED = /^(?:[^¿?¡!]|¿[^¿?¡!]+\?|¡[^¿?¡!]+!)*$/u;

/** Texts without facts; what is typed and who plays are the same in every language. */
function plain(words: unknown): readonly (readonly [path: string, text: string])[] {
  return textsOf(words).filter(([path]) => !/^locale$|^botNames|\.(?:line|keys?)$/u.test(path));
}

describe.each(LANGS)('in %s', (lang) => {
  it.each(PARTS)('everything of %s can be said, and is typeset', async (part) => {
    const words = await loadPart(lang, part);
    const made = (MADE[part] as ((words: unknown) => Made) | undefined)?.(words) ?? [];
    const texts = [...made.flat(), ...plain(words).map(([, text]) => text)];
    for (const text of texts) expectClean(text, lang, part);
  });

  it('what is explained is explained in a sentence', async () => {
    const [{ newGame }, { sortAbouts }, { denied, closed, options }] = await Promise.all([
      loadPart(lang, 'shell'),
      loadPart(lang, 'settings'),
      loadPart(lang, 'online'),
    ]);
    const { editionAbout } = await loadPart(lang, 'game');
    const editions = Object.fromEntries(EDITION_IDS.map((id) => [id, editionAbout(id)]));
    const { ladders, masters } = newGame;
    const { idle } = (await loadPart(lang, 'rules')).form;
    const tables = [editions, ladders, masters, idle, sortAbouts, denied, closed];
    const abouts = Object.values(options).flatMap((option) =>
      typeof option === 'object' ? Object.values(option.values).map(({ about }) => about) : [],
    );
    const all = [...tables.flatMap((table) => Object.values<string>(table)), ...abouts];
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter((sentence) => !/^[\p{Lu}\d].*\.$/u.test(sentence))).toEqual([]);
  });

  it('a screen is called the same wherever one leads to it', async () => {
    const [{ home, games }, { title }, table, { book }] = await Promise.all([
      loadPart(lang, 'shell'),
      loadPart(lang, 'settings'),
      loadPart(lang, 'table'),
      loadPart(lang, 'rules'),
    ]);
    expect([home.rulebook, table.rulebook]).toEqual([book.title, book.title]);
    expect([home.games, home.settings]).toEqual([games.title, title]);
  });

  it('no chance is told without its error', async () => {
    const { givesAway, loss } = await loadPart(lang, 'drills');
    const [points, error] = lang === 'en' ? ['14.1', '8.9'] : ['14,1', '8,9'];
    expect(loss(0.141, 0.089)).toContain(points);
    expect(loss(0.141, 0.089)).toContain(`± ${error}`);
    // In a sentence it is so many games of a hundred, for everybody to understand.
    expect(givesAway(14)).toMatch(/\b100\b.*\b14\b/u);
    expect(givesAway(14)).not.toContain('±');
  });

  it('advice on a ladder has a sentence of its own for each code', async () => {
    const { advice, page } = await loadPart(lang, 'lab');
    const said = ADVICE.map((one) => advice(one));
    expect(new Set(said).size).toBe(ADVICE.length);
    for (const sentence of said) expect(sentence).toMatch(/\.$/u);
    for (const end of ROUND_ENDS) expect(page.endings.ends[end]).not.toBe('');
  });

  it('help for a game in the terminal names every move, and the same can be typed', async () => {
    const typed = async (lang: Lang): Promise<readonly string[]> =>
      (await loadPart(lang, 'play')).help.map(({ line }) => line.replace(FILE, 'FILE'));
    const lines = await typed(lang);
    expect(lines).toEqual(await typed('en'));
    const verbs = ['draw', 'take', 'lay', 'add', 'exchange', 'discard', 'pass', 'drop', 'keep'];
    const master = [
      'offer',
      'pick',
      'swap',
      ...Object.values(PLAYED_ALONE).map(({ verb }) => verb),
    ];
    for (const verb of [...verbs, ...master]) {
      expect(lines.join(', ')).toMatch(new RegExp(`\\b${verb}\\b`, 'u'));
    }
    const { botNames } = await loadPart(lang, 'play');
    expect(new Set(botNames).size).toBeGreaterThanOrEqual(12);
  });
});

const FILE = /FILE|FICHIER|DATEI|ARCHIVO/u;

/** Words that two of the languages or all of them share. */
const SHARED =
  /^(?:Analyse|Bob|[Bb]ot|CSV|Clubs|Code|Eclipse|Home|Illustrations|JSON|Jokers|Level|Libres?|Menu|Messages|Moustache|No\.?|Normale?|OPTIONS|Oh no!|Online|Pause|Phrases|QR code|Revanche|Start|Table|Turban|Verdict|Vibration|Volume|Wow!|blond|host|offline|orange|palier|standard (?:in|out)put|μ ± σ)$/u;

/** Spanish and Italian are near. */
const SPANISH_AND_ITALIAN =
  /^(?:Equilibrio|Lent[ao]|Lino|Luna|Pausa|Persona|Ritmo|Tema|Turbante|Uso:|Vino|completo|un trimestre|crema|verde)$/u;

const isShared = (text: string): boolean => SHARED.test(text) || SPANISH_AND_ITALIAN.test(text);

describe('nothing was left untranslated', () => {
  it.each(PARTS)('in %s', async (part) => {
    const all = (await inAllLangs(part)).map((words) => new Map(plain(words)));
    const paths = [...all[0]!.keys()];
    expect(all.map((texts) => [...texts.keys()])).toEqual(LANGS.map(() => paths));
    const shared = paths.flatMap((path) => {
      const texts = all.map((one) => one.get(path)!);
      return texts.filter((text, index) => texts.indexOf(text) !== index);
    });
    expect(shared.filter((text) => !isShared(text))).toEqual([]);
  });

  it('in the advice on a ladder', async () => {
    const all = await inAllLangs('lab');
    for (const advice of ADVICE) {
      expect(new Set(all.map((lab) => lab.advice(advice))).size).toBe(LANGS.length);
    }
  });
});

async function saidOnline(say: (words: Part<'onlineTable'>) => string): Promise<readonly string[]> {
  return (await inExamples('onlineTable')).map((words) => say(words).replaceAll('\u00a0', ' '));
}

describe('the time left', () => {
  it.each([
    [
      10,
      [
        '10 seconds left for your turn.',
        'Encore 10 secondes pour jouer.',
        'Noch 10 Sekunden für deinen Zug.',
      ],
    ],
    [
      60,
      [
        '1 minute left for your turn.',
        'Encore 1 minute pour jouer.',
        'Noch 1 Minute für deinen Zug.',
      ],
    ],
  ])('%i seconds', async (seconds, sentences) => {
    expect(await saidOnline(({ clock }) => clock.announce(seconds))).toEqual(sentences);
  });
});

it('a bot plays in somebody’s place, whatever the name begins with', async () => {
  expect(await saidOnline(({ presence }) => presence.standInAbout.gone('Anna'))).toEqual([
    'A bot is playing for Anna until they are back.',
    'Un robot joue à la place d’Anna jusqu’à son retour.',
    'Ein Bot spielt für Anna, bis die Verbindung wieder steht.',
  ]);
});

it('who wants to play next is one or many', async () => {
  expect(await saidOnline(({ again }) => again.wantsIn(['Mia']))).toEqual([
    'Mia would like to play in the next game.',
    'Mia aimerait jouer la prochaine partie.',
    'Mia möchte in der nächsten Partie mitspielen.',
  ]);
  expect(await saidOnline(({ again }) => again.wantsIn(['Mia', 'Ben']))).toEqual([
    'Mia and Ben would like to play in the next game.',
    'Mia et Ben aimeraient jouer la prochaine partie.',
    'Mia und Ben möchten in der nächsten Partie mitspielen.',
  ]);
});
