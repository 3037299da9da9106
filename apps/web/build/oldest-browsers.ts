/**
 * The oldest browsers that the game is made for: the build writes no syntax that is newer, types know no
 * built-in that is (`lib` of the tsconfigs), `e2e/newer.test.ts` finds everything else that is, and the
 * door says these numbers to whoever comes with an older one. Firefox measures the table by registered
 * properties and chooses by `:has` from 128 on: 115 was tried, and showed no combination on the table.
 */
export const OLDEST = { chrome: '111', firefox: '128', safari: '16.4' };

/** As the build wants them. Edge, Opera and Samsung's are Chrome's. */
export const TARGETS: string[] = Object.entries(OLDEST).map(([name, version]) => name + version);
