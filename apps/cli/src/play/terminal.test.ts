import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openTerminal } from './terminal.ts';

/** A keyboard and a screen, and what the screen has shown. */
function seat(columns?: number) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => true });
  const stdout = Object.assign(new PassThrough(), {
    isTTY: true,
    ...(columns === undefined ? {} : { columns }),
  });
  const shown: string[] = [];
  stdout.setEncoding('utf8').on('data', (text: string) => shown.push(text));
  return { stdin, stdout, shown };
}

describe('the terminal', () => {
  it('does not keep what one player typed for the next', async () => {
    const { stdin, stdout, shown } = seat();
    const terminal = openTerminal({ stdin, stdout });
    stdin.write('lay R3 G4 J=5\r');
    expect(await terminal.ask('> ')).toBe('lay R3 G4 J=5');
    terminal.clear();
    shown.length = 0;
    const next = terminal.ask('> ');
    stdin.write('\x1b[A\x1b[A\r');
    expect(await next).toBe('');
    expect(shown.join('')).not.toContain('R3');
    terminal.close();
  });

  it('is emptied together with what could be scrolled back to', async () => {
    const { stdin, stdout, shown } = seat();
    const terminal = openTerminal({ stdin, stdout });
    terminal.clear();
    await new Promise(setImmediate);
    // Scrolled-back lines last: some terminals push what they clear into them.
    expect(shown.join('')).toBe('\x1b[H\x1b[2J\x1b[3J');
    terminal.close();
  });

  it.each([
    [undefined, 80],
    [0, 80],
    [5, 20],
    [120, 120],
  ])('that says it has %s columns has %d', (columns, used) => {
    const { stdin, stdout } = seat(columns);
    const terminal = openTerminal({ stdin, stdout });
    expect(terminal.columns).toBe(used);
    terminal.close();
  });
});
