/** A module of ours made into one script that a bare page can run, under a global name. */
import { build } from 'vite';

export async function bundled(entry: URL, name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: entry.pathname, formats: ['iife'], name },
    },
  });
  const [made] = Array.isArray(output) ? output : [output];
  if (made === undefined || !('output' in made)) throw new Error('nothing was bundled');
  return made.output[0].code;
}
