/**
 * `words('lesson')` fails where nobody waited for the lesson's words, and perhaps only after a rare click.
 * So the source is read here: whatever the page fetches must be fetched with the words that it reads.
 */
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isNode, isTest, readSource, sourcePaths, stringOf, walkTree } from './source.mjs';

type Node = Parameters<typeof walkTree>[0];

/** Something that is fetched while the page runs, and the parts that were waited for by then. */
type Fetched = { readonly from: string; readonly file: string; readonly parts: readonly string[] };

type Module = {
  readonly imports: readonly string[];
  readonly reads: readonly string[];
  /** Parts that it waits for itself, with something else drawn until then. */
  readonly awaits: readonly string[];
  readonly fetches: readonly Fetched[];
};

const ROOT = fileURLToPath(new URL('../apps/web/src/', import.meta.url));

/** The strings among a call's operands. */
function namesIn(call: Node): readonly string[] {
  return (call['arguments'] as readonly Node[]).flatMap((operand) => stringOf(operand) ?? []);
}

function isCallOf(node: Node, name: string): boolean {
  const callee = node['callee'];
  return node.type === 'CallExpression' && isNode(callee) && callee['name'] === name;
}

function readModule(path: string): Module {
  const { tree } = readSource(ROOT, path);
  const fileOf = (specifier: string): string => posix.join(dirname(path), specifier);
  const [imports, reads, awaits]: [string[], string[], string[]] = [[], [], []];
  const fetches: Fetched[] = [];
  const fetchedIn = (node: Node, parts: readonly string[]): void => {
    walkTree(node, (inner) => {
      const specifier = inner.type === 'ImportExpression' ? stringOf(inner['source']) : undefined;
      if (specifier?.startsWith('.') === true) {
        fetches.push({ from: path, file: fileOf(specifier), parts });
      }
    });
  };
  walkTree(tree, (node) => {
    const isImport = node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration';
    const kind = node['importKind'] ?? node['exportKind'];
    const specifier = isImport && kind !== 'type' ? stringOf(node['source']) : undefined;
    if (specifier?.startsWith('.') === true) imports.push(fileOf(specifier));
    if (isCallOf(node, 'words')) reads.push(...namesIn(node));
    if (isCallOf(node, 'useWords')) awaits.push(...namesIn(node));
    if (isCallOf(node, 'lazy')) fetchedIn(node, namesIn(node));
    // `Promise.all([import(…), wantWords(…)])`
    if (node.type === 'ArrayExpression') {
      const wants = (node['elements'] as readonly Node[]).filter((one) =>
        isCallOf(one, 'wantWords'),
      );
      if (wants.length > 0) fetchedIn(node, wants.flatMap(namesIn));
    }
  });
  return { imports, reads, awaits, fetches };
}

const MODULES = new Map(
  sourcePaths(ROOT, ['.'])
    .filter((path) => !isTest(path))
    .map((path) => [path, readModule(path)]),
);

/** A file and all that comes with it. */
function together(file: string): readonly Module[] {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path) || !MODULES.has(path)) return;
    found.add(path);
    for (const next of MODULES.get(path)!.imports) follow(next);
  };
  follow(file);
  return [...found].map((path) => MODULES.get(path)!);
}

/** What is read without having been waited for, from here on. */
function missing({ from, file, parts }: Fetched, seen: ReadonlySet<string>): readonly string[] {
  const key = `${file} ${parts.toSorted().join(' ')}`;
  if (seen.has(key)) return [];
  const modules = together(file);
  const waited = new Set([...parts, ...modules.flatMap(({ awaits }) => awaits)]);
  const unread = new Set(modules.flatMap(({ reads }) => reads)).difference(waited);
  return [
    ...[...unread].map((part) => `${from} fetches ${file} without the words of ${part}`),
    ...modules
      .flatMap(({ fetches }) => fetches)
      .flatMap((next) =>
        missing(
          { ...next, parts: [...new Set([...parts, ...next.parts])] },
          new Set([...seen, key]),
        ),
      ),
  ];
}

it('whatever the page fetches is fetched with the words that it reads', () => {
  expect(MODULES.size).toBeGreaterThan(300);
  const first = { from: 'index.html', file: 'main.tsx', parts: ['game', 'shell', 'table'] };
  expect([...new Set(missing(first, new Set()))]).toEqual([]);
});
