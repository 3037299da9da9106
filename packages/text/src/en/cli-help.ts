/** The help of the program `palier`, in English. */
import { DEFAULT_EDITION, EDITION_IDS } from '@palier/rules';
import type { CommandHelp } from '../facts.ts';
import { or } from './speech.ts';

/** On the options that say what is played. */
const setupOptions = {
  edition: `${or(EDITION_IDS)} (default: ${DEFAULT_EDITION})`,
  ladder:
    'the level set: stacked or open for Level Up, one-star or two-star for Level 8; or your own as JSON, { "name": "…", "levels": [["run 3", "set 2"], …] }; or a JSON list with one for each player',
  master: 'none, specials or all: the cards of Level 8 Master',
  rules: 'house rules, as in goingOut=any,levels=4,startLevel=1:2:1, or as JSON',
};

const plain = 'play line by line, as with pipes: for screen readers, or to scroll back';

const noColor = 'letters and shapes without colours (NO_COLOR=1 does the same)';

export const commands = {
  play: {
    summary: 'play in the terminal, against bots or together at one keyboard',
    about: [
      'In a terminal the game takes the whole screen: ? shows the keys, and a mouse can be used. With --plain, with pipes and where a terminal cannot do that, it is played line by line.',
      'Without options: you and two medium-strength opponents, Level 8 with 101 cards, one star. You type your moves; “?” shows which are possible, “hint” suggests one, “help” lists everything you can type, “rule LAY-3” shows the text of a rule, “save FILE” saves the game.',
      'The cards are shuffled from a secret; its fingerprint is shown before the first deal and the secret itself at the end. “palier verify” can then check every deal.',
    ],
    options: {
      name: 'your name',
      players: 'several people at this keyboard; the screen is cleared between them',
      bots: 'how many bots sit with you, or which: characters (odile, bruno, wanda, hugo, nell, sami), strengths (novice, steady, expert, master) or both (wanda-expert)',
      level: 'how well they play: novice, steady (medium, the default), expert or master',
      ...setupOptions,
      seed: 'shuffle from this text, to play the same cards again',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier play', says: 'Play straight away.' },
      { line: 'palier play --level novice', says: 'Play against novices.' },
      { line: 'palier play --players Anna,Ben --bots 1', says: 'Two people and a bot.' },
      {
        line: 'palier play --edition level-up --ladder open --bots 3',
        says: 'Level Up with open levels, against three bots.',
      },
    ],
  },
  join: {
    summary: 'join an online table in the terminal',
    about: [
      'CODE is the code of a table or the whole link of an invitation. You take a free seat, and the game is shown and typed as in “palier play”; “help” also lists what belongs to the table: who is there, messages, taking a move back, another game.',
      'If the connection breaks, it comes back by itself. If you close the terminal, your seat is kept: “palier join CODE” brings you back, and without CODE to the last table you were at. What proves that it is you is kept in your system’s folder for such things, for you alone.',
      'Input and output may be pipes. A move that is typed too early then waits for your turn.',
    ],
    options: {
      server: 'where the server is (default: that of the invitation, or http://localhost:8080)',
      name: 'what the others will call you (default: your name on this machine)',
      watch: 'only watch, without a name or a seat',
      'return-code': 'come back to your seat from another device',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier join KLMPQRST --server https://cards.example', says: 'Join with a code.' },
      { line: 'palier join https://cards.example/#/t/KLMPQRST', says: 'Join with a link.' },
      { line: 'palier join', says: 'Back to the last table.' },
    ],
  },
  host: {
    summary: 'open an online table and play at it in the terminal',
    about: [
      'Opens a table on a server (“palier serve”) and shows how others join it, in a browser or a terminal. Until the game starts you choose who sits where and what is played: “help” lists what can be typed.',
    ],
    options: {
      server: 'where the server is (http://localhost:8080)',
      name: 'what the others will call you (default: your name on this machine)',
      seats: 'how many play, 2 to 6 (default: 4, or more if there are that many bots)',
      bots: 'how many bots sit with you, or which, as in “palier play” (0)',
      level: 'how well they play: novice, steady (medium, the default), expert or master',
      ...setupOptions,
      clock:
        'time for each decision: off (the default), relaxed (90 seconds), quick (30), day, days3 or week',
      absence: 'when someone is offline: standIn (a bot plays, the default) or wait',
      watching: 'who may watch: anyone (the default) or nobody',
      delay: 'how many seconds later those who watch see each move: 0 (the default), 30 or 120',
      listing:
        'who finds the table: hidden (the default), open (it is in the list) or quick (strangers are seated)',
      joining: 'who may join: anyone (the default), approved (you let them in) or nobody',
      chat: 'messages: off, phrases (ready-made, the default) or free',
      'take-back': 'whether a move may be taken back: consent (if all agree, the default) or never',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier host --bots 2', says: 'You, two bots and one more person.' },
      {
        line: 'palier host --server https://cards.example --seats 3 --clock quick',
        says: 'A quick game for three on another server.',
      },
    ],
  },
  bot: {
    summary: 'let a program of yours play at an online table',
    about: [
      'COMMAND… is a program with its arguments: a bot that speaks as under “palier sim”, in any language (examples/README.md). It takes a free seat, everyone sees that it is a bot, and it plays every game that the people there go on to. Ctrl-C gives its seat up.',
      'If it is too late, wrong or silent, you are told and another bot makes that move. If it keeps failing it leaves the table, and the table’s own bot plays on in its seat.',
    ],
    options: {
      join: 'the code of the table, or the whole link of an invitation',
      server: 'where the server is (default: that of the invitation, or http://localhost:8080)',
      name: 'what the bot is called (default: as the program)',
      games: 'leave after this many games (default: stay)',
      pace: 'milliseconds before each move, so that people can follow (500)',
      'bot-ms': 'how many milliseconds the program has for a decision (1,000; at most 20,000)',
      'bot-log': 'write what the program prints on standard error, and its faults, to FILE',
    },
    examples: [
      {
        line: 'palier bot --join KLMPQRST --server https://cards.example -- python3 examples/bot.py',
        says: 'A bot in Python joins a table.',
      },
      {
        line: 'palier bot --join KLMPQRST --name Robby -- node examples/bot.ts',
        says: 'One in TypeScript, under a name of its own.',
      },
    ],
  },
  judge: {
    summary: 'the referee: play moves from a position and see what the rules say',
    about: [
      'FILE holds a JSON object { "position": { … }, "moves": [ … ] }; “-” reads it from standard input. A move is text such as "draw", or { "seat": 2, "move": "take 1" }.',
      'Prints JSON: the answer to each move with its events or the rule that forbids it, the position after them, the rounds that ended and the winners. A refused move changes nothing, and judging goes on. With --json it is all on one line.',
    ],
    options: {},
    examples: [
      { line: 'palier judge position.json', says: 'Judge the moves in a file.' },
      {
        line: `echo '{"position":{"edition":"level-8-101","players":3},"moves":["draw"]}' | palier judge -`,
        says: 'Deal a new game and draw a card.',
      },
    ],
  },
  sim: {
    summary: 'let bots play many games against each other',
    about: [
      'Prints how often each bot won, with a 95% interval for its true share, how long games were and how rounds ended. A shared win counts as a fraction. With --report and --ladder-report there is much more to see.',
      'The same seed gives the same result, however many workers there are. Ctrl-C gives the result so far.',
    ],
    options: {
      ...setupOptions,
      bots: 'the players in seat order: novice, steady, expert, master or master:N with N continuations per decision, each with a character in front if you like (odile-expert), random, expert-2611 or master-2611:N (both as they were in November 2026), oracle (a cheat that sees everything), or exec:PROGRAM, a program of your own (default: steady three times)',
      games: 'how many games (100)',
      rotate:
        'play every deal once for each rotation of the seats, so that luck and seats matter less; N is rounded up to whole deals',
      seed: 'makes a run repeatable',
      workers: 'how many threads play (default: as many as there are cores)',
      record: 'save each game to DIR: 0001.jsonl and so on; DIR must not contain any yet',
      until:
        'stop early, once every bot’s interval is at most W to either side, as in 0.5% or 0.005, but not before 100 games (with --rotate: deals); --games is then the maximum',
      csv: 'print the table as CSV for a spreadsheet: a row for each bot, with --ladder-report for each level',
      report:
        'write a web page to FILE: who wins, ratings, luck and skill, levels, lengths, what cards are worth',
      'ladder-report':
        'say how well the level set and its rules play: how hard each level is, minutes at a real table, whether leaders run away, and what could be better (default for --games: 1,000)',
      soak: 'instead of a match: games with random rules, each fully checked; without --games, until Ctrl-C',
      first: 'start with game N (with --rotate: deal N) of the run',
      'bot-ms': 'how many milliseconds a program (exec:) has for a decision (1,000)',
      'bot-log': 'write what programs (exec:) print on standard error, and their faults, to FILE',
    },
    examples: [
      {
        line: 'palier sim --bots steady,random --games 1000 --rotate --seed 1',
        says: 'How much better is steady than random?',
      },
      {
        line: 'palier sim --edition level-up --ladder open --bots steady,steady,steady --games 50 --record games',
        says: 'Fifty games, each saved to a file.',
      },
      {
        line: 'palier sim --bots steady,random --rotate --until 0.5% --report match.html',
        says: 'Play until it is settled, and write a page about it.',
      },
      {
        line: 'palier sim --ladder two-star --ladder-report',
        says: 'How well do the two-star levels play?',
      },
      { line: 'palier sim --soak', says: 'Look for a game that breaks.' },
    ],
  },
  replay: {
    summary: 'replay a saved game, turn by turn',
    about: [
      'FILE is a saved game; “-” reads it from standard input. Cards that nobody at the table could see stay hidden unless you ask for them.',
      'With --json: a list of all moments, each with its event and the table after it, as a spectator saw them; with --seat, as that player did; with --open, the whole position.',
    ],
    options: {
      open: 'show every card, and each hand after its turn',
      seat: 'see the game through the eyes of player N',
      from: 'start with event N',
      to: 'end with event N',
      step: 'in a terminal, wait for a key after each turn: Enter goes on, b goes back, q quits',
    },
    examples: [
      { line: 'palier replay game.jsonl', says: 'The whole game, as a spectator saw it.' },
      {
        line: 'palier replay game.jsonl --seat 2 --step',
        says: 'Turn by turn, as player 2 saw it.',
      },
    ],
  },
  verify: {
    summary: 'check a saved game: every move, the result and the shuffles',
    about: [
      'FILE is a saved game; “-” reads it from standard input. Plays the game again: each move must be legal, what followed must be what the rules say, and the result must be right. If the seed or the secret is in the file, each shuffle is repeated too.',
      'The exit status is 1 when there is a problem.',
    ],
    options: {},
    examples: [
      { line: 'palier verify game.jsonl', says: 'Check a saved game.' },
      { line: 'palier verify game.jsonl --json', says: 'The verdict as JSON.' },
    ],
  },
  review: {
    summary: 'the coach: what each decision in a saved game cost',
    about: [
      'FILE is a saved game; “-” reads it from standard input. Each decision of one player is judged by what they could see. You are told how much it lowered their chance of winning, with a 95% interval, and why. Unless the whole interval lies above 1%, there is no verdict. It also says how much of the result was luck.',
      'The three decisions most worth a look come first, then all of them. A game takes up to half a minute. The same seed gives the same review, here and in the browser. A saved game that “palier verify” finds wrong is refused.',
    ],
    options: {
      seat: 'whose decisions: player N (1)',
      html: 'also write a web page to FILE',
      continuations: 'how many times the round may be played out for each decision (2,000)',
      games:
        'how many games equally strong bots play with the same deals, to measure the luck (400)',
      seed: 'a different seed draws different samples (coach)',
    },
    examples: [
      { line: 'palier review game.jsonl --seat 2', says: 'How did player 2 play?' },
      {
        line: 'palier review game.jsonl --html review.html',
        says: 'Player 1, here and as a page.',
      },
    ],
  },
  bench: {
    summary: 'measure how fast this machine plays',
    about: [
      'Plays full games on one core with a fast random player that lays and adds whenever it can, then folds their events again. Legality, luck and events are included.',
      'The checksum is the same for the same seed and rules on every machine; the best of five runs is shown.',
      'The solver is asked about random hands of eleven cards, for every level of every level set, whatever the rules of the games.',
    ],
    options: {
      edition: 'whose rules are played',
      ladder: 'the level set to climb',
      master: 'the Master add-on: none, specials or all',
      rules: 'house rules, as in goingOut=any,levels=4',
      players: 'how many play, 2 to 6 (4)',
      games: 'how many games per run (300)',
      seed: 'what the deals come from (bench)',
      memory: 'also play this many games and show the memory in use',
    },
    examples: [
      { line: 'palier bench --json', says: 'The table as JSON.' },
      {
        line: 'node --expose-gc apps/cli/src/main.ts bench --memory 100000',
        says: 'Shows that memory stays flat over 100,000 games.',
      },
    ],
  },
  serve: {
    summary: 'serve the browser game and its online tables',
    about: [
      'Serves the browser game on this machine until you press Ctrl-C, and keeps the online tables. Games against bots and pass-and-play games run in the browser alone and, after the first visit, without this server.',
      'With --host 0.0.0.0 other devices on your network can open it too. Over plain HTTP, browsers there can play as long as this server runs, but cannot keep the game for offline use or install it: that needs HTTPS, for example from a proxy in front.',
      'Every option can also be given as an environment variable: --public-url is PALIER_PUBLIC_URL. The command line takes precedence. docs/OPERATIONS.md explains how to run it for many people.',
    ],
    options: {
      port: 'the port, 0 for any that is free',
      host: 'the address to listen on; the default can only be reached from this machine',
      web: 'the folder of the built game (default: the one that comes with palier)',
      data: 'the folder where tables are kept (default: your system’s folder for data)',
      database:
        'keep tables in PostgreSQL instead, postgres://…; any number of servers may share it (better as PALIER_DATABASE, since others can see command lines)',
      'public-url': 'where players find this server, if there is a proxy in front of it',
      origins: 'other sites, separated by commas, whose pages may use this server',
      'trust-proxy':
        'which proxies to believe about their clients: addresses (10.0.0.0/8,::1), loopback, private, or how many there are in a row, 0 for none',
      tables: 'how many tables are kept, 0 for any number',
      'tables-per-address': 'how many of them an address may have open, 0 for any number',
      'listed-per-address':
        'how many of them the list of open tables has from one address, 0 for any number',
      'idle-days': 'delete unfinished tables after this many days without a move, 0 for never',
      'retention-days': 'delete finished tables after this many days, 0 for never',
      'report-days': 'forget reports, and bans that are over, after this many days',
      'sweep-share': 'of every hundred tables, how many may be deleted at once, 100 for all',
      profiles: 'how many profiles are kept, 0 for any number',
      'profile-days': 'delete profiles that nobody has used for this many days, 0 for never',
      watchers: 'how many people without a name may watch a table',
      connections: 'how many players may be connected at once, 0 for any number',
      'connections-per-address': 'how many of them from one address, 0 for any number',
      'lobby-watchers': 'how many may watch the list of open tables at once, 0 for any number',
      'message-rate': 'messages per second from one player, 0 for any number',
      'request-rate': 'HTTP requests per minute from one address, 0 for any number',
      'table-rate': 'tables created per minute from one address, 0 for any number',
      grace: 'seconds before a bot plays for someone who is offline',
      'quick-wait':
        'seconds that a table of quick play waits for people before bots take the free seats',
      'bot-pace': 'milliseconds that a bot waits before it moves',
      'bot-threads': 'how many threads the bots think in (default: one fewer than there are cores)',
      push: 'whether players are told by push whose turn it is: on, local (to push services at any address) or off',
      'push-key':
        'the secret key that pushes are signed with (default: made once and kept with the tables)',
      'push-contact': 'whom a push service may write to, https: or mailto: (default: --public-url)',
      'admin-token':
        'what lets operators use palier admin: a token of at least 24 letters and digits, or several as NAME:TOKEN,NAME:TOKEN (better as PALIER_ADMIN_TOKEN, since others can see command lines)',
      metrics: 'who may read /metrics: local (this machine), public or off',
      log: 'what is logged on standard error: silent, error, warn (default in a terminal), info (default elsewhere) or debug',
    },
    examples: [
      { line: 'palier serve', says: 'The game at http://localhost:8080.' },
      { line: 'palier serve --port 80 --host 0.0.0.0', says: 'For everyone on the network.' },
      {
        line: 'PALIER_DATABASE=postgres://palier@db/palier palier serve --trust-proxy private',
        says: 'One of several servers behind a proxy.',
      },
    ],
  },
  load: {
    summary: 'let many clients play on a server and measure it',
    about: [
      'Creates tables on a running server, lets clients join and sit down, and plays game after game over the real protocol: every player moves as soon as it is their turn. Then prints how many moves per second got through, and how long it took from sending a move until everyone at its table had it.',
      'The server must allow that many tables, connections and messages from one address: start it with --table-rate 0 --request-rate 0 --message-rate 0 --connections-per-address 0, or let this command start one with --serve.',
      'The clients use processor time too, so run them on a different machine from the server if you can. How much they used is shown.',
    ],
    options: {
      url: 'where the server is (http://localhost:8080); repeat it for several servers with one database, and the connections are spread among them at random',
      serve: 'start a server for the test, with its own data folder and without limits',
      tables: 'how many tables (50)',
      players: 'how many play at each, 2 to 6 (4)',
      seconds: 'how long to measure, after a short warm-up (20)',
      ramp: 'seconds over which the tables start to play (0)',
      think: 'milliseconds that a player takes before each move, on average (0)',
      bots: 'who decides: hasty (only draws and discards, the default), random, novice, steady, expert or master',
      drop: 'cut this many connections per minute; they reconnect by themselves (0)',
      idle: 'deal at all tables and let nobody move: shows what open tables cost',
      profiles:
        'give every player a profile that keeps their seat and looks for friends, as pages do',
      processes: 'how many processes the clients are divided into (1)',
    },
    examples: [
      { line: 'palier load --serve', says: 'Measure this machine.' },
      {
        line: 'palier load --url https://cards.example --tables 20 --bots steady --think 2000',
        says: 'Twenty tables of players who take their time.',
      },
      { line: 'palier load --serve --tables 2000 --idle', says: 'The memory of 2,000 tables.' },
    ],
  },
  backup: {
    summary: 'copy the tables of a server to a file',
    about: [
      'Works while the server is running: the copy is complete, as of one moment. To restore it, stop the server and put the file into its data folder, as docs/OPERATIONS.md explains. Back up tables in PostgreSQL with pg_dump.',
    ],
    options: {
      data: 'the data folder of the server (default: the usual one)',
      check: 'copy nothing, only check whether FILE (a backup or a server’s own file) is intact',
    },
    examples: [
      { line: 'palier backup tables.db', says: 'Write a copy of all tables.' },
      { line: 'palier backup --check tables.db', says: 'See whether a backup is intact.' },
    ],
  },
  admin: {
    summary: 'read reports, ban, rename and close on a running server',
    about: [
      'Asks a running server, which must have been started with a token for operators (PALIER_ADMIN_TOKEN). DEED is one of: reports, report NO, settle NO, table TABLE, ban TABLE PERSON, bans, unban NO, rename TABLE PERSON NAME, close TABLE, club CLUB, rename-club CLUB NAME, close-club CLUB, log. TABLE is a table’s id or code, CLUB a club’s; PERSON is a number that “table TABLE” shows.',
      'A ban keeps the address that someone came from out of all tables; nobody is shown the address itself. Everything done is noted in the log, with the name of the operator’s token. See docs/OPERATIONS.md.',
    ],
    options: {
      url: 'where the server is',
      'token-file': 'a file with the token (default: the variable PALIER_ADMIN_TOKEN)',
      all: 'settled reports too',
      most: 'how many are listed, the newest first',
      note: 'why, for the log and for other operators',
      days: 'how long a ban lasts',
      report: 'ban the person that report NO is about, instead of TABLE PERSON',
      reporter: 'with --report: ban whoever wrote it',
    },
    examples: [
      { line: 'palier admin reports', says: 'What players have reported.' },
      {
        line: 'palier admin ban --report 7 --days 30 --note insults',
        says: 'Keep the person of report 7 out for a month.',
      },
      {
        line: 'palier admin rename ABCDEFGH 2 Guest --url https://cards.example',
        says: 'Give someone at a table another name.',
      },
    ],
  },
} satisfies { readonly [name: string]: CommandHelp };
