/** Another project's package, by a name that the type checker does not look for: it is seldom here. */
import { createRequire } from 'node:module';

export async function load<T>(name: string): Promise<T> {
  return (await import(name)) as T;
}

/** One that has no ES modules for Node. */
export function loadOld<T>(name: string): T {
  return createRequire(import.meta.url)(name) as T;
}
