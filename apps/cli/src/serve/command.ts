/** `palier serve`: the browser game and its online tables, until somebody stops it. */
import { VERSION } from '@palier/rules';
import {
  completeSettings,
  isServerFault,
  isSettingFault,
  makeLog,
  optionsFrom,
  readSettings,
  shownSettings,
  startServer,
} from '@palier/server';
import { defineCommand } from '../command.ts';
import { DONE } from '../status.ts';
import { PROGRAM_VERSION } from '../version.ts';
import { usualDataFolder } from './data-folder.ts';
import { serverFailure, settingFailure } from './failure.ts';
import { SERVE_OPTIONS } from './options.ts';
import { untilStopped } from './stop.ts';
import { ownWebApp } from './web-folder.ts';

export const command = defineCommand({
  operands: [],
  json: 'option',
  options: SERVE_OPTIONS,
  help: (cli) => cli.commands.serve,
  run: async ({ words, stdout, stderr, env }, { values, json }) => {
    const chosen = readSettings(values, env);
    if (isSettingFault(chosen)) return settingFailure(chosen, words);
    const settings = completeSettings(chosen, {
      web: ownWebApp(),
      data: usualDataFolder(env),
      // At a terminal somebody wants to play, elsewhere a log is kept.
      log: stderr.isTTY === true ? 'warn' : 'info',
    });
    const shown = shownSettings(settings);
    const log = makeLog(settings.log, stderr);
    log.info({ settings: shown }, 'starting');
    const engine = `palier ${PROGRAM_VERSION}`;
    const server = await startServer({ ...optionsFrom(settings), log, engine });
    if (isServerFault(server)) return serverFailure(server, settings, words);
    // Before anybody can know that it runs.
    const stopped = untilStopped();
    const { url, networkUrls } = server;
    const { at, inNetwork, howToStop } = words.cli.serve;
    const lines = [at(settings['public-url'] ?? url), ...networkUrls.map(inNetwork), howToStop];
    stdout.write(
      json
        ? `${JSON.stringify({ palier: VERSION, url, network: networkUrls, settings: shown })}\n`
        : `${lines.join('\n')}\n`,
    );
    await stopped;
    log.info('stopping');
    await server.close();
    return DONE;
  },
});
