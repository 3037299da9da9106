/** The game of a session, however it is shown. */
import type { View } from '@palier/rules';
import type { Channel } from '@palier/table';
import type { Typed } from '../play/typed.ts';

export type SessionGame = {
  /** Whether a decision is asked of who sits here. */
  readonly isDue: boolean;
  readonly isOver: boolean;
  /** How many entries have been told. */
  readonly told: number | undefined;
  /** Answers what is typed; false where it is nothing of the game. */
  readonly answer: (typed: Typed) => Promise<boolean>;
  readonly close: () => void;
};

export type MakeGame = (plan: {
  readonly channel: Channel;
  /** How many entries are known here already; undefined: who comes to it late is only shown the table. */
  readonly seen: number | undefined;
  /** Whom the game waits for, by name. */
  readonly waitedFor: (view: View) => readonly string[];
  /** Something has changed. */
  readonly changed: () => void;
}) => SessionGame;
