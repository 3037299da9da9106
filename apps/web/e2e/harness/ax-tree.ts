/** The page as a screen reader has it: the browser's own accessibility tree, and nothing else. */
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumSession, isFirefox } from './engine.ts';
import { readFirefoxTree, type FirefoxItem } from './firefox.ts';

export type AxItem = {
  readonly role: string;
  readonly name: string;
  readonly isFocused: boolean;
  /** Undefined where it is no toggle. */
  readonly isPressed: boolean | undefined;
  readonly isDisabled: boolean;
  /** All that is read inside it. */
  readonly text: string;
  readonly within: readonly AxItem[];
};

/** Everything there is, in the order it is read; what is inside another thing comes after it. */
export type Tree = readonly AxItem[];

export type Wanted = { readonly role: string; readonly name?: string | RegExp };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? chromiumSession(page, 'the whole accessibility tree');
  sessions.set(page, known);
  return known;
}

type Nodes = Awaited<ReturnType<typeof fetchNodes>>;

async function fetchNodes(page: Page) {
  const session = await sessionOf(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes;
}

export async function readTree(page: Page): Promise<Tree> {
  if (isFirefox) return firefoxTreeOf(await readFirefoxTree(page));
  return treeOf(await fetchNodes(page));
}

/** Waits until the tree is as wanted, and gives it. */
export async function untilTree(
  page: Page,
  isWanted: (tree: Tree) => boolean,
  message: string,
): Promise<Tree> {
  let tree = await readTree(page);
  await expect.poll(async () => isWanted((tree = await readTree(page))), { message }).toBe(true);
  return tree;
}

export function allIn(tree: Tree, { role, name = /(?:)/u }: Wanted): Tree {
  const isNamed = (item: AxItem): boolean =>
    typeof name === 'string' ? item.name === name : name.test(item.name);
  return tree.filter((item) => item.role === role && isNamed(item));
}

export function oneIn(tree: Tree, wanted: Wanted): AxItem | undefined {
  return allIn(tree, wanted)[0];
}

/** Where the keys go: undefined where it is nowhere, which is the page as a whole. */
export function focusIn(tree: Tree): AxItem | undefined {
  return tree.findLast(({ isFocused, role }) => isFocused && role !== 'RootWebArea');
}

/** What is inside a thing comes after it, deeper. */
function firefoxTreeOf(found: readonly FirefoxItem[]): Tree {
  const items: AxItem[] = [];
  // From the last on: what is inside a thing is there before it.
  for (const [place, { depth, role, name, ...states }] of [...found.entries()].toReversed()) {
    const end = found.findIndex((other, at) => at > place && other.depth <= depth);
    const count = (end === -1 ? found.length : end) - place - 1;
    const within = items.slice(0, count);
    const isNext = (at: number): boolean => found[place + 1 + at]!.depth === depth + 1;
    const text = within.filter((_, at) => isNext(at)).map((item) => item.text);
    items.unshift({
      role: role === 'document' ? 'RootWebArea' : role,
      name: name.trim(),
      ...states,
      text: role === 'StaticText' ? name : text.join(' '),
      within,
    });
  }
  return items;
}

function treeOf(nodes: Nodes): Tree {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const items: AxItem[] = [];
  const read = (id: string): readonly AxItem[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const place = items.length;
    const role = String(node.role?.value);
    const isSilent = node.ignored || role === 'InlineTextBox';
    // Kept free for this one: it is read before what is inside it.
    if (!isSilent) items.push(undefined as never);
    const within = (node.childIds ?? []).flatMap(read);
    if (isSilent) return within;
    const item = itemOf(node, within);
    items[place] = item;
    return [item];
  };
  const [root] = nodes;
  if (root !== undefined) read(root.nodeId);
  return items;
}

function itemOf(node: Nodes[number], within: readonly AxItem[]): AxItem {
  const role = String(node.role?.value);
  const name = String(node.name?.value ?? '').trim();
  const state = (wanted: string): unknown =>
    node.properties?.find(({ name: one }) => one === wanted)?.value.value;
  const pressed = state('pressed');
  return {
    role,
    name,
    isFocused: state('focused') === true,
    isPressed: pressed === undefined ? undefined : pressed === 'true',
    isDisabled: state('disabled') === true,
    text: role === 'StaticText' ? name : within.map(({ text }) => text).join(' '),
    within,
  };
}
