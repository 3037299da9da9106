/**
 * Keeps the game for offline use, watches for newer versions and goes over to them.
 *
 * Over plain HTTP from another machine browsers have no service worker: then nothing is kept for
 * offline use, and every visit simply gets the version that the server has.
 */
import { updateReady } from './app-update.ts';
import { leaveNote, takeNote } from './storage.ts';

/** Milliseconds that the change may take. */
const UPDATE_TIME = 2000;

/** Says to the page after a reload that the change was asked for and had not come yet. */
const NOTE = 'update';

let isAsked = false;
let isReplaced = false;
let waiting = (): ServiceWorker | null => null;

/** Goes over to the waiting version, which loads the page anew. */
export function applyUpdate(): void {
  isAsked = true;
  if (isReplaced) {
    location.reload();
    return;
  }
  // Chromium puts the change off while it takes the old version to be at work, for minutes at
  // worst. A reload ends that work, but may itself be served by the old version.
  setTimeout(() => {
    leaveNote(NOTE);
    location.reload();
  }, UPDATE_TIME);
  waiting()?.postMessage({ type: 'SKIP_WAITING' });
}

/** Asks for the newest version that there is, and loads the page anew. */
export async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (registration?.waiting) applyUpdate();
  else location.reload();
}

/** What the page before this one left undone. */
async function readNote(): Promise<void> {
  if (!takeNote(NOTE)) return;
  isAsked = true;
  // Later on nobody expects it any more.
  setTimeout(() => {
    isAsked = false;
  }, UPDATE_TIME);
  const registration = await navigator.serviceWorker.getRegistration();
  // It came while this page was on its way, which may still be one of the old version.
  if (registration?.waiting === null) location.reload();
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void readNote();
  void register();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // On the first visit nothing was waiting: the game is only now kept for offline use.
    isReplaced = updateReady.value;
    if (isAsked) location.reload();
  });
}

async function register(): Promise<void> {
  // Where the browser forbids it, every visit gets what the server has.
  const registering: Promise<ServiceWorkerRegistration | undefined> = navigator.serviceWorker
    .register('/sw.js')
    .catch(() => undefined);
  const registration = await registering;
  if (registration === undefined) return;
  waiting = () => registration.waiting;
  updateReady.value = registration.waiting !== null;
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
  lookOnReturn(registration);
}

/** A version that is fetched waits where an older one is at work; the very first does not. */
function watch(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && registration.active !== null) updateReady.value = true;
  });
}

/** An app left open for days asks for a newer version when somebody comes back to it. */
function lookOnReturn(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    // Without a network it stays as it is.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
