/**
 * The oldest browsers that the game is made for: the build writes no syntax that is newer, types know no
 * name that is (`lib` of the tsconfigs), and the door says these numbers to whoever comes with an older one.
 */
export const OLDEST = { chrome: '111', firefox: '115', safari: '16.4' };

/** As the build wants them. Edge, Opera and Samsung's are Chrome's. */
export const TARGETS: string[] = Object.entries(OLDEST).map(([name, version]) => name + version);
