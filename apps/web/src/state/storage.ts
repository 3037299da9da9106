/** What is kept on this device besides the games. Where storage is shut the page works without. */

const PREFIX = 'palier.';

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function store(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // Full or forbidden: what was chosen holds until the page is closed.
  }
}

/** Calls when another tab may have stored something: at once, or when this page is shown again. */
export function onStorage(listener: () => void): void {
  // Tests run without a window.
  if (typeof addEventListener !== 'function') return;
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
}

export function eraseStored(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}

/** For the same tab after a reload, and for nobody else. */
export function leaveNote(name: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, 'yes');
  } catch {
    // Then the page after the reload knows of nothing.
  }
}

/** Whether the page before left that note; it is thrown away. */
export function takeNote(name: string): boolean {
  try {
    const isThere = sessionStorage.getItem(PREFIX + name) !== null;
    if (isThere) sessionStorage.removeItem(PREFIX + name);
    return isThere;
  } catch {
    return false;
  }
}
