/** `palier load` in English. */
import type { CliCommands, CliWords } from '../cli-words.ts';
import type { LoadFailureFacts, LoadWords } from '../load-words.ts';
import { number } from './speech.ts';

export const load: CliCommands['load'] = {
  summary: 'let many clients play at a server and measure it',
  about: [
    'Makes tables at a running server, lets clients join and sit, and plays game after game over the real protocol: every player moves as soon as it is their turn. Then prints how many moves a second got through, and how long a move took from being sent until everybody at its table had heard of it.',
    'The server must allow so many tables, connections and messages from one address: start it with --table-rate 0 --request-rate 0 --message-rate 0 --connections-per-address 0, or let this command start one with --serve.',
    'Clients take time of the machine too: on another one than the server’s they disturb less. What they took is shown.',
  ],
  options: {
    url: 'where the server is (http://localhost:8080); several times for several servers of one database, among which the connections are spread at random',
    serve: 'start a server for it, with a data folder of its own and without limits',
    tables: 'how many tables (50)',
    players: 'how many play at each, 2 to 6 (4)',
    seconds: 'how long to measure, after a short while to warm up (20)',
    ramp: 'seconds over which the tables begin to play (0)',
    think: 'milliseconds that a player takes before each move, on average (0)',
    bots: 'who decides: hasty (draws and discards, the usual), random, novice, steady, expert or master',
    drop: 'cut so many connections a minute; they come back by themselves (0)',
    idle: 'deal at all tables and let nobody move: shows what open tables cost',
    processes: 'into how many processes the clients are divided (1)',
  },
  examples: [
    { line: 'palier load --serve', says: 'Measure this machine.' },
    {
      line: 'palier load --url https://cards.example --tables 20 --bots steady --think 2000',
      says: 'Twenty tables of players who take their time.',
    },
    { line: 'palier load --serve --tables 2000 --idle', says: 'The memory of 2,000 tables.' },
  ],
};

const tenths = (value: number): string => number(Math.round(value * 10) / 10);
const thousandths = (value: number): string => number(Math.round(value * 1000) / 1000);

export const loadWords: LoadWords = {
  opening: (tables, players) => `Opening ${number(tables)} tables of ${number(players)} players…`,
  playing: (seconds) => `Measuring for ${number(seconds)} seconds…`,
  moves: (aSecond, moves, seconds) =>
    `${number(Math.round(aSecond))} moves a second (${number(moves)} in ${tenths(seconds)} seconds)`,
  latency: (p50, p99, most) =>
    `From a move to everybody’s update: half within ${tenths(p50)} ms, 99 of 100 within ${tenths(p99)} ms, all within ${tenths(most)} ms`,
  games: (games) => `Games played to their end: ${number(games)}`,
  reconnects: (reconnects) => `Connections that came back: ${number(reconnects)}`,
  trouble: (refused, stale, closed) =>
    `Moves refused: ${number(refused)}; too late: ${number(stale)}; clients sent away: ${number(closed)}`,
  serverCpu: (seconds) => `Server: ${thousandths(seconds)} s of processor time for 1,000 moves`,
  clientCpu: (seconds) => `Clients: ${thousandths(seconds)} s of processor time for 1,000 moves`,
  memory: (mebibytes) => `Server’s memory: ${number(Math.round(mebibytes))} MiB`,
  heap: (kibibytes) => `Heap for each table with all its connections: ${tenths(kibibytes)} KiB`,
};

export const loadFailures: Pick<CliWords['failures'], keyof LoadFailureFacts> = {
  'load-failed': ({ detail }) => `The clients could not play (${detail}).`,
};
