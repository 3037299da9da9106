/**
 * The app's own state: whether a newer version waits.
 *
 * A newer version is fetched in the background and waits until a player asks for it; this page is
 * never reloaded by itself, not even when another tab has gone over to the new version. What watches for
 * one (app-versions.ts) comes when the page has loaded: what a player waits for comes first.
 */
import { signal } from '@preact/signals';

/** A newer version is here and waits for `applyUpdate`. */
export const updateReady = signal(false);

/** The games of this device were kept by a newer version: this page is an old one that came back. */
export const gamesAreNewer = signal(false);

const versions = async () => import('./app-versions.ts');

export function applyUpdate(): void {
  void versions().then((one) => one.applyUpdate());
}

export function reloadNewest(): void {
  void versions().then(async (one) => one.reloadNewest());
}

if (document.readyState === 'complete') void versions();
else addEventListener('load', () => void versions(), { once: true });
