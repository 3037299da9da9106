/**
 * The whole screen of a terminal, and its keys and mouse, for as long as a game lasts. However that ends
 * — left, ended from outside, stopped by Ctrl-Z, a defect — the terminal is as it was before.
 */
import type { Context, Input as InputStream, Output } from '../command.ts';
import type { Frame, Size } from './canvas.ts';
import { KeyReader, type Input } from './keys.ts';
import { paint } from './painter.ts';
import type { Depth } from './style.ts';

/** The parts of the process that a screen has to do with, or what a test puts in their place. */
export type System = {
  readonly on: (event: SystemEvent, listener: (...facts: readonly unknown[]) => void) => unknown;
  readonly off: (event: SystemEvent, listener: (...facts: readonly unknown[]) => void) => unknown;
  /** Stops the program until it is called back, as Ctrl-Z does. */
  readonly stop: () => void;
  readonly exit: (status: number) => void;
};

type SystemEvent =
  | 'exit'
  | 'uncaughtExceptionMonitor'
  | 'SIGCONT'
  | 'SIGTERM'
  | 'SIGHUP'
  | 'SIGINT';

export type ScreenPlan = {
  readonly depth: Depth;
  readonly hear: (input: Input) => void;
  /** The size has changed, or what was shown is gone. */
  readonly changed: () => void;
  readonly system?: System;
};

export type Screen = {
  readonly size: Size;
  readonly show: (frame: Frame<unknown>) => void;
  readonly bell: () => void;
  readonly close: () => void;
};

/** Another screen, without a cursor, with the mouse, and pasted text in one piece. */
const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[?1006h\x1b[?2004h';
const LEAVE = '\x1b[0m\x1b[?2004l\x1b[?1006l\x1b[?1000l\x1b[?25h\x1b[?1049l';

/** Milliseconds after which an escape is the key: what terminals send comes in one piece. */
const ESCAPE_TIME = 50;

/** As a shell counts those that were ended by a signal. */
const ENDED = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Whether a whole screen can be had there. */
export function hasScreen({
  stdin,
  stdout,
  env,
}: Pick<Context, 'stdin' | 'stdout' | 'env'>): boolean {
  const kind = env['TERM'] ?? '';
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  // Windows' own terminals name no kind.
  const isAble = kind !== 'dumb' && (kind !== '' || env['OS'] === 'Windows_NT');
  return isTerminal && isAble && stdin.setRawMode !== undefined;
}

export function openScreen(
  { stdin, stdout }: { readonly stdin: InputStream; readonly stdout: Output },
  { depth, hear, changed, system = ofProcess() }: ScreenPlan,
): Screen {
  const keys = new KeyReader();
  let shown: Frame<unknown> | undefined;
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  const sizeOf = (): Size => ({ columns: stdout.columns ?? 80, rows: stdout.rows ?? 24 });

  const enter = (): void => {
    isOpen = true;
    shown = undefined;
    stdin.setRawMode?.(true);
    stdout.write(ENTER);
  };
  const leave = (): void => {
    if (!isOpen) return;
    isOpen = false;
    stdout.write(LEAVE);
    stdin.setRawMode?.(false);
  };
  const tell = (inputs: readonly Input[]): void => {
    for (const input of inputs) {
      if (input.t === 'ctrl' && input.letter === 'z') stop();
      else if (input.t === 'ctrl' && input.letter === 'l') {
        shown = undefined;
        changed();
      } else if (isOpen) hear(input);
    }
  };
  const stop = (): void => {
    leave();
    system.stop();
  };
  const read = (chunk: string | Buffer): void => {
    clearTimeout(timer);
    tell(keys.read(chunk.toString()));
    if (keys.isPending) timer = setTimeout(() => tell(keys.flush()), ESCAPE_TIME);
  };
  const goOn = (): void => {
    if (isOpen) return;
    enter();
    changed();
  };
  const ended = Object.entries(ENDED).map(
    ([signal, status]) =>
      [
        signal as keyof typeof ENDED,
        (): void => {
          leave();
          system.exit(status);
        },
      ] as const,
  );
  // Where there is nobody any more to type, that is the end as well.
  const lost = (): void => hear({ t: 'ctrl', letter: 'd' });

  stdin.setEncoding('utf8');
  stdin.on('data', read);
  stdin.on('end', lost);
  stdout.on('resize', changed);
  system.on('exit', leave);
  // Before anybody writes what went wrong.
  system.on('uncaughtExceptionMonitor', leave);
  system.on('SIGCONT', goOn);
  for (const [signal, end] of ended) system.on(signal, end);
  enter();
  stdin.resume();

  return {
    get size() {
      return sizeOf();
    },
    show: (frame) => {
      if (!isOpen) return;
      const text = paint(shown, frame, depth);
      shown = frame;
      if (text !== '') stdout.write(text);
    },
    bell: () => {
      if (isOpen) stdout.write('\x07');
    },
    close: () => {
      clearTimeout(timer);
      leave();
      stdin.off('data', read);
      stdin.off('end', lost);
      stdout.off('resize', changed);
      system.off('exit', leave);
      system.off('uncaughtExceptionMonitor', leave);
      system.off('SIGCONT', goOn);
      for (const [signal, end] of ended) system.off(signal, end);
      stdin.pause();
    },
  };
}

function ofProcess(): System {
  return {
    on: (event, listener) => process.on(event, listener),
    off: (event, listener) => process.off(event, listener),
    stop: () => {
      // Where a shell cannot stop programs, nothing happens but a new picture.
      if (process.platform === 'win32') process.emit('SIGCONT');
      // With npm or whatever else started this one: the shell waits for all of them.
      else process.kill(0, 'SIGTSTP');
    },
    exit: (status) => process.exit(status),
  };
}
