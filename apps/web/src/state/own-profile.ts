/** The profile of this device: kept here; its cloth and the colour of its cards hold on the page at once. */
import { faceCodeOf } from '@palier/table';
import { effect } from '@preact/signals';
import { kept, parseKept, type Kept } from './kept.ts';
import { NOBODY, nicknameCodec, profileCodec, type Profile } from './profile.ts';
import { readStored } from './storage.ts';

/** Whoever has played online before has a name already. */
const nickname = parseKept(nicknameCodec, readStored('nickname')) ?? '';

export const profile: Kept<Profile> = kept('profile', profileCodec, { ...NOBODY, name: nickname });

/** As others see somebody of that name from this device: told, so that nobody is taken for their namesake. */
export function ownFace(name: string): string {
  return profile.peek().face ?? faceCodeOf(name);
}

export function changeProfile(changes: Partial<Profile>): void {
  profile.change((before) => ({ ...before, ...changes }));
}

effect(() => {
  const { back, cloth } = profile.value;
  Object.assign(document.documentElement.dataset, { back, cloth });
});
