/** `palier serve`: the browser game and its online tables, until somebody stops it. */
import { fileURLToPath } from 'node:url';
import { VERSION } from '@palier/rules';
import {
  SETTINGS,
  completeSettings,
  isServerFault,
  isSettingFault,
  makeLog,
  readSettings,
  shownSettings,
  startServer,
  usualText,
  type SettingName,
} from '@palier/server';
import { defineCommand } from '../command.ts';
import { DONE } from '../status.ts';
import { PROGRAM_VERSION } from '../version.ts';
import { usualDataFolder } from '../own-folders.ts';
import { toldAddresses } from './addresses.ts';
import { serverFailure, settingFailure } from './failure.ts';

type ServeOption = { readonly type: 'string'; readonly value: string; readonly usual?: string };

/** The server's settings, each by its name. */
const OPTIONS = Object.fromEntries(
  (Object.keys(SETTINGS) as readonly SettingName[]).map((name) => {
    const usual = usualText(name);
    const option: ServeOption = { type: 'string', value: SETTINGS[name].value };
    return [name, usual === undefined ? option : { ...option, usual }];
  }),
) as { readonly [Name in SettingName]: ServeOption };

export const command = defineCommand('serve', {
  operands: [],
  json: 'option',
  options: OPTIONS,
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
    const server = await startServer({ settings, log, engine, docs: ownDocs() });
    if (isServerFault(server)) return serverFailure(server, settings, words);
    // Before anybody can know that it runs.
    const stopped = untilStopped();
    const { url, networkUrls } = server;
    const lines = toldAddresses({ url: settings['public-url'] ?? url, networkUrls }, words, {
      isTerminal: stdout.isTTY === true,
    });
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

/**
 * Where the browser game lies that belongs to this program: beside the packed program, which is one
 * folder of JavaScript; in a checkout where it is built.
 */
function ownWebApp(): string {
  const isCheckout = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isCheckout ? '../../../web/dist' : './web', import.meta.url));
}

/** The pages about the packages, where `npm run lab:api` made them: in a checkout only. */
function ownDocs(): string | undefined {
  const isCheckout = import.meta.url.endsWith('.ts');
  return isCheckout
    ? fileURLToPath(new URL('../../../../reports/api', import.meta.url))
    : undefined;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for Ctrl-C, or for whoever ends the process kindly. */
async function untilStopped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = (): void => resolve(undefined);
  for (const signal of SIGNALS) process.once(signal, stop);
  await promise;
  // Asked again, it ends at once.
  for (const signal of SIGNALS) process.off(signal, stop);
}
