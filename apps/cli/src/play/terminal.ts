/** The keyboard and the screen, or what a test puts in their place. */
import { clearScreenDown, createInterface, moveCursor, cursorTo } from 'node:readline';
import type { Context } from '../command.ts';
import { columnsOf } from '../layout.ts';

export type Terminal = {
  /** The next line that is typed; undefined once there are no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Above what is being typed just now. */
  readonly write: (text: string) => void;
  /** Empties the screen, and what could be scrolled back to. */
  readonly clear: () => void;
  /** Whether a person sits there, who can be asked to look away. */
  readonly isPerson: boolean;
  readonly columns: number;
  /** Nothing more is asked. */
  readonly close: () => void;
};

// Some terminals push what they clear into the lines to scroll back to, so those come last.
const CLEAR = '\x1b[H\x1b[2J\x1b[3J';

/** Opens standard input for line after line; `close` gives it back. */
export function openTerminal({ stdin, stdout }: Pick<Context, 'stdin' | 'stdout'>): Terminal {
  const isPerson = stdin.isTTY === true;
  const isScreen = stdout.isTTY === true;
  const lines = createInterface({
    input: stdin,
    output: stdout,
    terminal: isPerson && isScreen,
    // The next player could call up what the last one typed.
    historySize: 0,
  });
  // Ctrl-C ends the game as Ctrl-D does; without a listener readline would end the process.
  lines.on('SIGINT', () => lines.close());
  const typed = lines[Symbol.asyncIterator]();
  let isAsking = false;
  return {
    ask: async (prompt) => {
      if (isPerson) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      isAsking = isPerson && isScreen;
      const { value, done } = await typed.next();
      isAsking = false;
      if (done !== true) return value;
      if (isPerson) stdout.write('\n');
      return undefined;
    },
    write: (text) => {
      if (!isAsking) {
        stdout.write(text);
        return;
      }
      moveCursor(stdout, 0, -lines.getCursorPos().rows);
      cursorTo(stdout, 0);
      clearScreenDown(stdout);
      stdout.write(text);
      lines.prompt(true);
    },
    clear: () => {
      if (isScreen) stdout.write(CLEAR);
      else if (isPerson) stdout.write('\n'.repeat(60));
    },
    isPerson,
    get columns() {
      return columnsOf(stdout);
    },
    close: () => lines.close(),
  };
}
