import manifest from '../package.json' with { type: 'json' };

/** The version of the program; records carry it as their engine. */
export const PROGRAM_VERSION: string = manifest.version;
