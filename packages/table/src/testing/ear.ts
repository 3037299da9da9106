/** Somebody at a table who hears everything and asks by hand. */
import type { Seat, Viewer } from '@palier/rules';
import type { Host } from '../host.ts';
import type { Ask, Tell } from '../messages.ts';

export type TestEar = {
  /** What was told since the first look. */
  readonly told: readonly Tell[];
  /** Done when it is answered. */
  readonly ask: (ask: Ask) => Promise<void>;
  readonly leave: () => void;
};

export async function ear(host: Host, viewer?: Viewer, seats?: readonly Seat[]): Promise<TestEar> {
  const told: Tell[] = [];
  const connection = host.connect((tell) => told.push(tell), seats);
  const ask = async (question: Ask): Promise<void> => {
    connection.ask(question);
    await host.settled();
  };
  if (viewer !== undefined) await ask({ t: 'watch', viewer });
  told.length = 0;
  return { told, ask, leave: connection.leave };
}

/** `3 done`, `4 stale` */
export function answersIn(told: readonly Tell[]): readonly string[] {
  return told.flatMap((tell) => (tell.t === 'answered' ? [`${tell.id} ${tell.answer.t}`] : []));
}

export function kindsOf(told: readonly Tell[]): readonly Tell['t'][] {
  return told.map(({ t }) => t);
}
