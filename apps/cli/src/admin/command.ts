/** `palier admin`: what an operator sees and does at a server that runs. */
import { loadPart } from '@palier/text';
import { defineCommand } from '../command.ts';
import { isFailure } from '../failure.ts';
import { DONE } from '../status.ts';
import { askServer, isReadable, readToken, readUrl } from './ask.ts';
import { ADMIN_OPTIONS, readDeed } from './deeds.ts';
import { linesFor } from './text.ts';

export const command = defineCommand('admin', {
  operands: ['DEED', '[WHAT]', '[PERSON]', '[NAME]'],
  json: 'option',
  options: ADMIN_OPTIONS,
  run: async (context, { operands, values, json }) => {
    const { words, stdout, stderr, lang } = context;
    const deed = readDeed(operands, values, words);
    if (isFailure(deed)) return deed;
    const url = readUrl(values.url ?? ADMIN_OPTIONS.url.usual, context);
    if (isFailure(url)) return url;
    const token = await readToken(context, values['token-file']);
    if (isFailure(token)) return token;
    const { admin } = words.cli;
    if (isReadable(url)) stderr.write(`${admin.isReadable(url.host)}\n`);
    const answer = await askServer(context, deed.request, { url, token });
    if (isFailure(answer)) return answer;
    const table = await loadPart(lang, 'onlineTable');
    const lines = json
      ? [JSON.stringify(answer.json)]
      : linesFor(deed.name, answer.json, { admin, table });
    stdout.write(lines.map((line) => `${line}\n`).join(''));
    return DONE;
  },
});
