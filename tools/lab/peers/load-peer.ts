/** Another project's package, by a name that the type checker does not look for: it is seldom here. */
import { createRequire } from 'node:module';

export async function load(name: string): Promise<unknown> {
  return import(name);
}

/** One that has no ES modules for Node. */
export function loadOld(name: string): unknown {
  return createRequire(import.meta.url)(name);
}
