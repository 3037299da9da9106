/** However a game ends, the terminal is as it was. */
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Canvas } from './canvas.ts';
import { hasScreen, openScreen, type System } from './device.ts';
import type { Input } from './keys.ts';
import { SeenScreen, TypedKeys } from './testing/seen-screen.ts';

function opened() {
  const events = new EventEmitter();
  const done: string[] = [];
  const system: System = {
    on: (event, listener) => events.on(event, listener),
    off: (event, listener) => events.off(event, listener),
    stop: () => done.push('stopped'),
    exit: (status) => done.push(`exit ${status}`),
  };
  const [stdin, stdout] = [new TypedKeys(), new SeenScreen({ columns: 10, rows: 3 })];
  const heard: Input[] = [];
  let changes = 0;
  const screen = openScreen(
    { stdin, stdout },
    {
      depth: 'none',
      hear: (input) => heard.push(input),
      changed: () => void changes++,
      system,
    },
  );
  const show = (text: string): void => {
    const canvas = new Canvas(screen.size, {});
    canvas.put(0, 0, text, {});
    screen.show(canvas);
  };
  return { events, done, stdin, stdout, heard, screen, show, changes: () => changes };
}

function expectLeft({ stdin, stdout }: ReturnType<typeof opened>): void {
  const { isApart, isCursorShown, hasMouse } = stdout;
  expect({ isApart, isCursorShown, hasMouse, isRaw: stdin.isRaw }).toEqual({
    isApart: false,
    isCursorShown: true,
    hasMouse: false,
    isRaw: false,
  });
}

describe('a screen of one’s own', () => {
  it('is taken, drawn on and given back', () => {
    const one = opened();
    const { stdin, stdout, screen, show, events } = one;
    expect([stdout.isApart, stdout.isCursorShown, stdout.hasMouse, stdin.isRaw]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    show('hello');
    expect(stdout.lines[0]).toBe('hello');
    screen.close();
    expectLeft(one);
    show('late');
    expect(stdout.text).toBe('');
    expect(events.eventNames()).toEqual([]);
  });

  it.each(['exit', 'uncaughtExceptionMonitor'])('is given back at %s', (event) => {
    const one = opened();
    one.events.emit(event);
    expectLeft(one);
    expect(one.done).toEqual([]);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ])('is given back at %s before the program ends', (signal, status) => {
    const one = opened();
    one.events.emit(signal);
    expectLeft(one);
    expect(one.done).toEqual([`exit ${status}`]);
  });

  it('is left for Ctrl-Z, and taken again and drawn anew when the program goes on', async () => {
    const one = opened();
    one.show('hello');
    one.stdin.press('\x1a');
    await one.stdout.until(({ isApart }) => !isApart);
    expectLeft(one);
    expect(one.done).toEqual(['stopped']);
    one.events.emit('SIGCONT');
    expect([one.stdout.isApart, one.stdin.isRaw, one.changes()]).toEqual([true, true, 1]);
    one.stdout.resize(one.screen.size);
    one.show('hello');
    expect(one.stdout.lines[0]).toBe('hello');
    one.screen.close();
  });

  it('hears keys, the mouse and the end of all typing', async () => {
    const { stdin, heard, screen } = opened();
    stdin.press('x', '\x1b[A');
    stdin.click({ x: 4, y: 1 });
    stdin.end();
    await new Promise((resolve) => {
      stdin.on('close', resolve);
    });
    expect(heard).toEqual([
      { t: 'text', text: 'x' },
      { t: 'key', key: 'up' },
      { t: 'press', x: 4, y: 1 },
      { t: 'ctrl', letter: 'd' },
    ]);
    screen.close();
  });

  it('is there at terminals that can do it', () => {
    const [stdin, stdout] = [new TypedKeys(), new SeenScreen({ columns: 80, rows: 24 })];
    const at = (TERM: string): boolean => hasScreen({ stdin, stdout, env: { TERM } });
    expect([at('xterm'), at('dumb'), at('')]).toEqual([true, false, false]);
    const pipe = Object.assign(new TypedKeys(), { isTTY: false });
    expect(hasScreen({ stdin: pipe, stdout, env: { TERM: 'xterm' } })).toBe(false);
  });
});
