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

export function eraseStored(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}
