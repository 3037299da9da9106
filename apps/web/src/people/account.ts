/**
 * Who this device is signed in as on the server, as far as it knows: what proves it is a cookie that no
 * page can read. Nothing is asked of a server before somebody has signed in.
 */
import { FACE_CODE } from '@palier/table';
import { changeProfile, ownFace, profile } from '../state/own-profile.ts';
import {
  anyText,
  looseObject,
  refined,
  withDefault,
  type KeptCodec,
} from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';
import { eraseStored } from '../state/storage.ts';
import { ask, changeLook, fetchMe, isDone, type Answer, type Me } from './api.ts';
import { isSame, sideOf, type Look } from './agreeing.ts';
import { forgetFriends } from './friends.ts';

/** The name and face are those on which device and server last agreed. */
type Account = { readonly id: string; readonly name: string; readonly face: string };

const NOBODY: Account = { id: '', name: '', face: '' };

const accountCodec: KeptCodec<Account> = looseObject<Account>({
  id: refined(anyText, (id) => (/^[0-9a-f]{32}$/u.test(id) ? id : undefined)),
  name: withDefault(anyText, ''),
  face: withDefault(anyText, ''),
});

const account = kept('account', accountCodec, NOBODY);

/** As far as this device knows, at this moment. */
export function isSignedIn(): boolean {
  return account.peek().id !== '';
}

/**
 * Who the server says one is: of name and face whichever is newer holds on both sides. Answers with what
 * both say then.
 */
export async function agree(me: Me): Promise<Me> {
  const { id, name, face } = me.profile;
  const last = account.peek();
  const [here, there] = [ownLook(), { name, face }];
  const side = sideOf({ here, agreed: last.id === id ? last : undefined, there });
  if (side === 'here') {
    const look = isDone(await changeLook(here)) ? here : there;
    account.set({ id, ...look });
    return { ...me, profile: { ...me.profile, ...look } };
  }
  account.set({ id, ...there });
  if (side === 'there' && FACE_CODE.test(face)) changeProfile(there);
  return me;
}

function ownLook(): Look {
  return { name: profile.peek().name.trim(), face: ownFace() };
}

/** Looks who one is there, and sees to it that both sides say the same. */
export async function visit(): Promise<Answer<Me>> {
  // One after the other: what the second is told must not be from before what the first has changed.
  visiting = visiting.then(visitNow);
  return visiting;
}

async function visitNow(): Promise<Answer<Me>> {
  const answer = await fetchMe();
  if (isDone(answer)) return { t: 'done', value: await agree(answer.value) };
  if (answer.t === 'refused' && answer.code === 'not-signed-in') forgetAccount();
  return answer;
}

let visiting: Promise<Answer<Me>> = Promise.resolve({ t: 'none' });

/** Tells the server of another name or face, if there is one. */
export async function tellLook(): Promise<void> {
  const { id, ...agreed } = account.peek();
  if (id !== '' && !isSame(ownLook(), agreed)) await visit();
}

export function forgetAccount(): void {
  forgetFriends();
  account.set(NOBODY);
}

/** Before all that is kept here goes: the cookie goes too, if the server can be reached. */
export async function eraseAll(): Promise<void> {
  if (isSignedIn()) {
    const me = await fetchMe();
    if (isDone(me)) await ask('DELETE', `/me/sessions/${me.value.session}`);
  }
  eraseStored();
}
