/** The program called with words and a typed input, as a shell would call it. */
import { PassThrough, Readable } from 'node:stream';
import { runProgram, type ProcessPorts } from '../run.ts';

export type Called = {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
};

export async function call(
  argv: readonly string[],
  input: string | Uint8Array | Readable = '',
  { env = {}, locale = 'en-GB' }: Partial<Pick<ProcessPorts, 'env' | 'locale'>> = {},
): Promise<Called> {
  const stdout = collector();
  const stderr = collector();
  const status = await runProgram(argv, {
    stdin: input instanceof Readable ? input : Readable.from([input]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    env,
    locale,
    clock: () => 0,
  });
  return { status, stdout: stdout.text(), stderr: stderr.text() };
}

function collector(): { readonly stream: PassThrough; readonly text: () => string } {
  const stream = new PassThrough();
  const parts: string[] = [];
  stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  return { stream, text: () => parts.join('') };
}
