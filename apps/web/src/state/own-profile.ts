/** The profile of this device: kept here; its cloth and the colour of its cards hold on the page at once. */
import { effect } from '@preact/signals';
import { kept, parseKept, type Kept } from './kept.ts';
import { NOBODY, drawnFace, nicknameCodec, profileCodec, type Profile } from './profile.ts';
import { readStored } from './storage.ts';

/** Whoever has played online before has a name already. */
const nickname = parseKept(nicknameCodec, readStored('nickname')) ?? '';

export const profile: Kept<Profile> = kept('profile', profileCodec, { ...NOBODY, name: nickname });

/** Told to others with every name, so that nobody is taken for their namesake. */
export function ownFace(): string {
  const { name, face } = profile.value;
  return face ?? drawnFace(name);
}

// Drawn once, and kept: whatever somebody types later, they look the same.
effect(() => {
  const { name, face } = profile.value;
  if (face === undefined) changeProfile({ face: drawnFace(name) });
});

export function changeProfile(changes: Partial<Profile>): void {
  profile.change((before) => ({ ...before, ...changes }));
}

effect(() => {
  const { back, cloth } = profile.value;
  Object.assign(document.documentElement.dataset, { back, cloth });
});
