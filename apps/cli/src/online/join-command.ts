/** `palier join`: a table online, in the terminal. */
import { parseInvitation, parseReturnCode, parseTableName } from '@palier/table/room';
import { loadPart, type Lang } from '@palier/text';
import { defineCommand, type Args, type CommandOptions } from '../command.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import type { Words } from '../words.ts';
import { KeptSeats, type KeptSeat } from './kept-seats.ts';
import { serverIn, TableServer } from './server.ts';
import { readName, readServer, USUAL_SERVER, VISIT_OPTIONS, visitTable } from './visit.ts';

const OPTIONS = {
  server: VISIT_OPTIONS.server,
  name: VISIT_OPTIONS.name,
  watch: { type: 'boolean' },
  'return-code': { type: 'string', value: 'RETURNCODE' },
  plain: VISIT_OPTIONS.plain,
  'no-color': VISIT_OPTIONS['no-color'],
} as const satisfies CommandOptions;

type Values = Args<typeof OPTIONS>['values'];

export const command = defineCommand('join', {
  operands: ['[CODE]'],
  json: 'never',
  options: OPTIONS,
  run: async (context, { operands, values }) => {
    const { words, lang, env } = context;
    const wish = await readWish(operands[0], values, { words, lang });
    if (isFailure(wish)) return wish;
    const name = readName(values.name, words);
    if (isFailure(name)) return name;
    const seats = new KeptSeats(env);
    const isOwn = (seat: KeptSeat): boolean =>
      !values.watch &&
      wish.token === undefined &&
      (values.name === undefined || seat.name === name.text) &&
      (wish.server === undefined || seat.server === wish.server);
    const known = seats.find((seat) => isOwn(seat) && isNamed(seat, wish.table));
    const table = wish.table ?? known?.id;
    if (table === undefined) return failed(words, 'no-kept-seat', undefined);
    const url = wish.server ?? known?.server ?? USUAL_SERVER;
    const found = await new TableServer(url, { words, lang }).findTable(known?.id ?? table);
    if (isFailure(found)) {
      // It will not come back.
      if (found.code === 'no-such-table' && known !== undefined) seats.forget(known);
      return found;
    }
    // A code leads on to the game that its people went on to: there they are who they were here.
    const seat = known ?? seats.find((one) => isOwn(one) && one.id === found.id);
    const token = wish.token ?? seat?.token;
    return visitTable(context, {
      server: url,
      table: found.id,
      name: values.watch ? undefined : name,
      ...(token !== undefined && { token }),
      promise: seat?.promise,
      entries: seat?.entries,
      settle: async (session) => session.sitAnywhere(),
      isPlain: values['no-color'],
      isInLines: values.plain,
    });
  },
});

function isNamed({ id, code }: KeptSeat, table: string | undefined): boolean {
  return table === undefined || table === id || table === code;
}

type Wish = {
  readonly table: string | undefined;
  readonly token: string | undefined;
  readonly server: string | undefined;
};

/** A code, an id or a whole link, which may hold a return code. */
async function readWish(
  text: string | undefined,
  { server: url, 'return-code': returning }: Values,
  { words, lang }: { readonly words: Words; readonly lang: Lang },
): Promise<Wish | Failure> {
  const { start } = await loadPart(lang, 'online');
  const invited = text === undefined ? undefined : (parseInvitation(text) ?? byName(text));
  if (text !== undefined && invited === undefined) {
    return failed(words, 'bad-code', { code: text, why: start.codeBad });
  }
  const secret = returning ?? invited?.token;
  const token = secret === undefined ? undefined : parseReturnCode(secret);
  if (secret !== undefined && token === undefined) {
    return failed(words, 'bad-code', { code: secret, why: start.returnCodeBad });
  }
  const given = url ?? serverIn(text);
  const server = given === undefined ? undefined : readServer(given, words);
  if (isFailure(server)) return server;
  return { table: invited?.table, token, server };
}

function byName(text: string): { readonly table: string; readonly token?: string } | undefined {
  const table = parseTableName(text);
  return table === undefined ? undefined : { table };
}
