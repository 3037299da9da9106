/** `palier backup`: the tables of a data folder as one file, while the server runs. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { VERSION } from '@palier/rules';
import {
  backupFolder,
  checkTables,
  isSettingFault,
  isStorageFault,
  readSettings,
} from '@palier/server';
import { defineCommand, type Args, type Context, type Status } from '../command.ts';
import { errorCode } from '../error-code.ts';
import { failed, type Failure } from '../failure.ts';
import { usualDataFolder } from '../own-folders.ts';
import { settingFailure } from '../serve/failure.ts';
import { DONE } from '../status.ts';
import type { Words } from '../words.ts';

export const command = defineCommand('backup', {
  operands: ['FILE'],
  json: 'option',
  options: { data: { type: 'string', value: 'FOLDER' }, check: { type: 'boolean' } },
  run: async ({ words, stdout, env }, { operands, values, json }) => {
    const [file = ''] = operands;
    if (values.check) return check(file, { words, stdout, json });
    const chosen = readSettings({ data: values.data }, env);
    if (isSettingFault(chosen)) return settingFailure(chosen, words);
    if (chosen.database !== undefined) {
      return failed(words, 'not-together', { options: ['palier backup', 'PALIER_DATABASE'] });
    }
    const folder = resolve(chosen.data ?? usualDataFolder(env));
    if (existsSync(file)) return failed(words, 'file-there', { file });
    const goal = dirname(resolve(file));
    if (!existsSync(goal)) return failed(words, 'cannot-write', { file, detail: 'ENOENT' });
    const failure = await backUp(folder, file, words);
    if (failure !== undefined) return failure;
    const { backedUp } = words.cli.serve;
    stdout.write(
      json ? `${JSON.stringify({ palier: VERSION, folder, file })}\n` : `${backedUp(file)}\n`,
    );
    return DONE;
  },
});

type Frame = Pick<Context, 'words' | 'stdout'> & Pick<Args, 'json'>;

/** Nothing is copied: a backup, or the file of a server, is read through. */
function check(file: string, { words, stdout, json }: Frame): Status | Failure {
  const checked = checkTables(resolve(file));
  if (isStorageFault(checked)) {
    const { code, detail = '?' } = checked;
    if (code !== 'not-a-database') return failed(words, 'cannot-read', { file, detail });
    return failed(words, code, { place: file });
  }
  const { tables } = checked;
  const text = words.cli.serve.isWhole(file, tables);
  stdout.write(json ? `${JSON.stringify({ palier: VERSION, file, tables })}\n` : `${text}\n`);
  return DONE;
}

async function backUp(folder: string, file: string, words: Words): Promise<Failure | undefined> {
  try {
    const fault = await backupFolder(folder, resolve(file));
    if (fault === undefined) return undefined;
    const { code, detail = '?' } = fault;
    switch (code) {
      case 'newer-database':
      case 'not-a-database':
        return failed(words, code, { place: folder });
      case 'data-in-use':
        return failed(words, code, { folder });
      case 'no-data-folder':
      case 'no-database':
        return failed(words, 'no-data-folder', { folder, detail });
    }
  } catch (error) {
    return failed(words, 'cannot-write', { file, detail: errorCode(error) });
  }
}
