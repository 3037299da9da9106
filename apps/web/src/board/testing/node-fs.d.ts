/**
 * As much of Node as the tests of this folder use. The page is checked without Node's types: with
 * them every timer would have another type.
 */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
