/** The bots that may sit at a table online. */
import { availableParallelism } from 'node:os';
import { botNamed, parseBotName } from '@palier/bots';
import type { RoomPorts } from '@palier/table/room';

/**
 * `standIn` plays for people who are away: well, so that nobody finds a ruined hand, and at once. A
 * number behind a name (`master:100000`) would let anybody buy the machine's time.
 */
export const BOTS: RoomPorts['bots'] = {
  isBot: (name) => botNamed(name) !== undefined && parseBotName(name)?.continuations === undefined,
  standIn: 'expert',
};

/** One core is for everything else. */
export function usualThreads(): number {
  return Math.max(1, availableParallelism() - 1);
}
