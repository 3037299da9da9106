/** `palier load`: many clients at a server, and how it fares. */
import { VERSION, type Json } from '@palier/rules';
import { defineCommand } from '../command.ts';
import { failed, isFailure } from '../failure.ts';
import { write } from '../output.ts';
import { DONE } from '../status.ts';
import { usageOfAll } from './metrics.ts';
import { OwnServer } from './own-server.ts';
import { LOAD_OPTIONS, readPlan, readTarget, type LoadPlan } from './plan.ts';
import { runLoad, type LoadReport } from './run.ts';
import type { Words } from '../words.ts';

export const command = defineCommand('load', {
  operands: [],
  json: 'option',
  options: LOAD_OPTIONS,
  run: async ({ words, stdout, stderr }, { values, json }) => {
    const plan = readPlan(values, words);
    if (isFailure(plan)) return plan;
    const target = readTarget(values, words);
    if (isFailure(target)) return target;
    const say = words.cli.load;
    const progress = (text: string): void => {
      if (!json) stderr.write(`${text}\n`);
    };
    const events = {
      opening: () => progress(say.opening(plan.tables, plan.players)),
      playing: () => progress(say.playing(plan.seconds)),
    };
    try {
      await using own = target.t === 'serve' ? await OwnServer.start() : undefined;
      const urls = target.t === 'serve' ? [own!.url] : target.urls;
      const usage = async (collect: boolean): ReturnType<typeof usageOfAll> =>
        own === undefined ? usageOfAll(urls) : own.usage(collect);
      const report = await runLoad(plan, { urls, usage, isOwn: own !== undefined }, events);
      const lines = json ? [JSON.stringify(asJson(plan, report))] : sentences(report, words);
      await write(
        stdout,
        lines.map((line) => `${line}\n`),
      );
      return DONE;
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return failed(words, 'load-failed', { detail });
    }
  },
});

function asJson(plan: LoadPlan, report: LoadReport): Json {
  const { moves, seconds, latency, counts, clientCpu, server } = report;
  return {
    palier: VERSION,
    ...plan,
    seconds,
    moves,
    movesPerSecond: moves / seconds,
    latency: latency ?? null,
    counts,
    clientCpuPer1000Moves: clientCpu,
    server: server
      ? {
          cpuPer1000Moves: server.cpu,
          rss: server.rss,
          heapPerTable: server.heapPerTable ?? null,
        }
      : null,
  };
}

const KIBI = 1024;

function sentences(report: LoadReport, words: Words): readonly string[] {
  const say = words.cli.load;
  const { moves, seconds, latency, counts, clientCpu, server } = report;
  const { refused = 0, stale = 0, closed = 0, reconnects = 0, games = 0 } = counts;
  return [
    say.moves(moves / seconds, moves, seconds),
    ...(latency === undefined ? [] : [say.latency(latency.p50, latency.p99, latency.most)]),
    say.games(games),
    say.reconnects(reconnects),
    say.trouble(refused, stale, closed),
    ...(moves === 0 ? [] : [say.clientCpu(clientCpu)]),
    ...(moves === 0 || server === undefined ? [] : [say.serverCpu(server.cpu)]),
    ...(server === undefined ? [] : [say.memory(server.rss / KIBI ** 2)]),
    ...(server?.heapPerTable === undefined ? [] : [say.heap(server.heapPerTable / KIBI)]),
  ];
}
