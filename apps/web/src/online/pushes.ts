/**
 * Being told while the game is not open: what this device wants to hear, and what the server and the
 * service worker have to know for it. Each change is told to the server whole.
 */
import { oneOf } from '@palier/rules/codec';
import { looseList } from '../state/kept-codecs.ts';
import { isSignedIn } from '../people/account.ts';
import { ask } from '../people/api.ts';
import { kept } from '../state/kept.ts';
import { readStored } from '../state/storage.ts';
import { words } from '../state/words.ts';
import { pushKey, wantPushes } from './api.ts';
import { tickets } from './tickets.ts';

/** The last of who is signed in alone. */
export const PUSH_KINDS = ['turn', 'end', 'next', 'invited'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** What this device wants to hear. */
export const pushWants = kept<readonly PushKind[]>(
  'pushes',
  looseList(oneOf(PUSH_KINDS), PUSH_KINDS.length),
  [],
);

/** Where the service worker looks for what it says (service-worker.ts). */
const SAID = 'palier-said';
const WORDS = '/push-words';

/** `denied`: the browser shows no notifications of this page; `none`: the server sends no pushes. */
export type PushProblem = 'unsupported' | 'denied' | 'none' | 'failed';

export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Answers why not, where it is not so. */
export async function choosePushes(wants: readonly PushKind[]): Promise<PushProblem | undefined> {
  if (!canBePushed()) return 'unsupported';
  try {
    if (wants.length > 0 && (await Notification.requestPermission()) !== 'granted') return 'denied';
    const problem = await tellServer(wants);
    if (problem === undefined) pushWants.set(wants);
    return problem;
  } catch {
    return 'failed';
  }
}

/** Whoever looks at a table knows its news. */
export async function putAwayNews(table: string): Promise<void> {
  if (pushWants.peek().length === 0 || !canBePushed()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications({ tag: table })) ?? []) one.close();
}

/** Another table, another language: what was told last holds no more. */
export async function refreshPushes(): Promise<void> {
  const wants = pushWants.peek();
  if (wants.length === 0 || !canBePushed() || Notification.permission !== 'granted') return;
  await tellServer(wants).catch(() => undefined);
}

let told = '';

async function tellServer(wants: readonly PushKind[]): Promise<PushProblem | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (wants.length === 0) {
    told = '';
    if (known === null) return undefined;
    const isTold = (await wantPushes(known.toJSON(), [], [])) && (await wantCalls(undefined));
    await known.unsubscribe();
    return isTold ? undefined : 'failed';
  }
  const key = await pushKey();
  if (key === undefined) return 'none';
  const subscription =
    known ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
  await leaveWords();
  const seats = tickets.peek().map(({ id, token }) => ({ table: id, token }));
  const text = JSON.stringify([
    subscription.endpoint,
    wants,
    readStored('account'),
    seats.map(({ table }) => table).sort(),
  ]);
  if (text === told) return undefined;
  const address = subscription.toJSON();
  const ofTables = wants.filter((kind) => kind !== 'invited');
  if (!(await wantPushes(address, ofTables, seats))) return 'failed';
  if (!(await wantCalls(wants.includes('invited') ? address : undefined))) return 'failed';
  told = text;
  return undefined;
}

/** Of friends’ invitations, as long as this device is signed in. */
async function wantCalls(address: PushSubscriptionJSON | undefined): Promise<boolean> {
  if (!isSignedIn()) return true;
  const { endpoint, keys: { p256dh, auth } = {} } = address ?? {};
  const answer =
    address === undefined
      ? await ask('DELETE', '/me/pushes')
      : await ask('PUT', '/me/pushes', { endpoint, p256dh, auth });
  // A server that keeps nobody, or is older, sends none.
  return answer.t !== 'away' && !(address !== undefined && answer.t === 'none');
}

/** The service worker knows no words: it says those of the language that was chosen last. */
async function leaveWords(): Promise<void> {
  const cache = await caches.open(SAID);
  await cache.put(WORDS, Response.json(words('online').pushes.shown));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
