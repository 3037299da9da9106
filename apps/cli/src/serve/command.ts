/** `palier serve`: the browser game over HTTP, until somebody stops it. */
import { VERSION } from '@palier/rules';
import { isServerFault, startServer, type ServerFault, type ServerOptions } from '@palier/server';
import type { Words } from '@palier/text';
import { defineCommand } from '../command.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { readNumber } from '../setup-options.ts';
import { DONE } from '../status.ts';
import { untilStopped } from './stop.ts';
import { ownWebApp } from './web-folder.ts';

const PORT = '8080';
const LAST_PORT = 65_535;

export const command = defineCommand({
  operands: [],
  json: 'option',
  options: {
    port: { type: 'string', value: 'PORT' },
    host: { type: 'string', value: 'ADDRESS' },
    web: { type: 'string', value: 'FOLDER' },
  },
  help: (cli) => cli.commands.serve,
  run: async ({ words, stdout }, { values, json }) => {
    const port = readNumber('--port', values.port ?? PORT, { min: 0, max: LAST_PORT, words });
    if (isFailure(port)) return port;
    const { host = '127.0.0.1', web: root = ownWebApp() } = values;
    const options = { host, port, root };
    const server = await startServer(options);
    if (isServerFault(server)) return failureOf(server, options, words);
    // Before anybody can know that it runs.
    const stopped = untilStopped();
    const { at, howToStop } = words.cli.serve;
    stdout.write(
      json
        ? `${JSON.stringify({ palier: VERSION, url: server.url })}\n`
        : `${at(server.url)}\n${howToStop}\n`,
    );
    await stopped;
    await server.close();
    return DONE;
  },
});

function failureOf({ code }: ServerFault, options: ServerOptions, words: Words): Failure {
  const { host, port, root } = options;
  switch (code) {
    case 'port-taken':
    case 'port-forbidden':
      return failed(words, code, { port });
    case 'no-such-address':
      return failed(words, code, { host });
    case 'no-web-app':
      return failed(words, code, { folder: root });
  }
}
