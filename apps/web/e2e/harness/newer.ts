/** What of the built game some browser that it is made for does not have. */
import { parseSync } from 'vite';
import newer from '../../build/newer.json' with { type: 'json' };

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const byName = (
  lists: Readonly<Record<string, string>>,
): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(lists).map(([name, list]) => [name, wordsOf(list)]));

const NAMES = wordsOf(newer.names);
const GLOBALS = wordsOf(newer.globals);
const MEMBERS = byName(newer.members);
const PROPERTIES = wordsOf(newer.properties);
const VALUES = byName(newer.values);
const FUNCTIONS = wordsOf(newer.functions);
const AT_RULES = wordsOf(newer.atRules);
const FEATURES = wordsOf(newer.features);
const SELECTORS = wordsOf(newer.selectors);

type Node = { readonly type: string; readonly [part: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What a program names, each once: `navigator.share`, `.wakeLock`, `Iterator`. */
export function newerInPrograms(programs: readonly string[]): readonly string[] {
  const nodes = programs.flatMap((text) => nodesIn(parseSync('program.js', text).program));
  // What the game calls so itself is most likely meant: types know no built-in that is newer.
  const own = new Set(nodes.flatMap(ownNames));
  const found = nodes.flatMap((node) => [...globalsIn(node), ...membersIn(node, own)]);
  return [...new Set(found)].toSorted();
}

function nodesIn(root: unknown): readonly Node[] {
  const found: Node[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (isNode(next)) found.push(next);
    if (typeof next === 'object' && next !== null)
      waiting.push(...(Object.values(next) as readonly unknown[]));
  }
  return found;
}

/** The name of a key or a member that is not computed, or is by a text. */
function nameOf(key: unknown, isComputed: unknown): string | undefined {
  if (!isNode(key)) return undefined;
  if (key.type === 'Identifier' && isComputed !== true) return String(key['name']);
  return key.type === 'Literal' ? String(key['value']) : undefined;
}

const OWNERS = new Set(['ObjectExpression', 'ClassBody']);

function ownNames(node: Node): readonly string[] {
  if (OWNERS.has(node.type)) {
    const parts = (node['properties'] ?? node['body']) as readonly Node[];
    return parts.flatMap(({ key, computed }) => nameOf(key, computed) ?? []);
  }
  const { left } = node;
  if (node.type !== 'AssignmentExpression' || !isNode(left)) return [];
  const name = nameOf(left['property'], left['computed']);
  return left.type === 'MemberExpression' && name !== undefined ? [name] : [];
}

/** Every name but what stands behind a dot: names of our own are short in what is built. */
function globalsIn(node: Node): readonly string[] {
  const name = String(node['name']);
  if (node.type !== 'Identifier' || !/^[A-Z]/u.test(name)) return [];
  return GLOBALS.has(name) ? [name] : [];
}

function membersIn(node: Node, own: ReadonlySet<string>): readonly string[] {
  if (node.type === 'ObjectPattern') {
    const names = (node['properties'] as readonly Node[]).map(({ key, computed }) =>
      nameOf(key, computed),
    );
    return names
      .filter((name) => name !== undefined && NAMES.has(name) && !own.has(name))
      .map((name) => `.${name}`);
  }
  if (node.type !== 'MemberExpression') return [];
  const name = nameOf(node['property'], node['computed']);
  if (name === undefined) return [];
  const owner = nameOf(node['object'], false) ?? '';
  if (MEMBERS.get(owner)?.has(name) === true) return [`${owner}.${name}`];
  return NAMES.has(name) && !own.has(name) ? [`.${name}`] : [];
}

/** What a style sheet names, each once: `margin-trim`, `display: masonry`, `:has-slotted`, `@scope`. */
export function newerInStyles(styles: readonly string[]): readonly string[] {
  const found = styles.flatMap((text) => namesIn(withoutGuarded(plain(text))));
  return [...new Set(found)].toSorted();
}

/** Neither comments nor texts. */
function plain(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/"[^"]*"|'[^']*'/gu, '""');
}

/** What stands behind a condition that asks for it is there only for those who have it. */
function withoutGuarded(css: string): string {
  const start = css.indexOf('@supports');
  if (start === -1) return css;
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0 && end < css.length; end++) {
    if (css[end] === '{') depth++;
    if (css[end] === '}') depth--;
  }
  return css.slice(0, start) + withoutGuarded(css.slice(end));
}

function namesIn(css: string): readonly string[] {
  const rules = [...css.matchAll(/(?<head>[^{};]*)\{/gu)].map(({ groups }) => groups!['head']!);
  const lines = [...css.matchAll(/(?<=[{};])\s*(?<name>[\w-]+)\s*:(?<value>[^{};]*)(?=[;}])/gu)];
  return [
    ...rules.flatMap((head) => (head.trim().startsWith('@') ? ofAtRule(head) : ofSelector(head))),
    ...lines.flatMap(({ groups }) => ofDeclaration(groups!['name']!, groups!['value']!)),
  ];
}

function ofAtRule(head: string): readonly string[] {
  const [, name = '', condition = ''] = /^\s*@(?<name>[\w-]+)(?<condition>.*)$/su.exec(head) ?? [];
  const asked = [...condition.matchAll(/[a-z][\w-]*(?=\s*[:<>=)])/gu)].map(([feature]) => feature);
  return [
    ...(AT_RULES.has(name) ? [`@${name}`] : []),
    ...asked.filter((one) => FEATURES.has(one)).map((one) => `@${name} (${one})`),
  ];
}

function ofSelector(head: string): readonly string[] {
  return [...head.matchAll(/::?(?<name>[\w-]+)/gu)]
    .filter(({ groups }) => SELECTORS.has(groups!['name']!))
    .map(([whole]) => whole);
}

function ofDeclaration(name: string, value: string): readonly string[] {
  const called = [...value.matchAll(/(?<name>[a-z][\w-]*)\(/gu)].map(([, one]) => one!);
  const functions = called.filter((one) => FUNCTIONS.has(one)).map((one) => `${one}()`);
  if (name.startsWith('--')) return functions;
  if (PROPERTIES.has(name)) return [name, ...functions];
  const words = value.match(/(?<![\w.#-])[a-z][\w-]*(?![\w(-])/giu) ?? [];
  const values = words.filter((word) => VALUES.get(name)?.has(word) === true);
  return [...values.map((word) => `${name}: ${word}`), ...functions];
}
