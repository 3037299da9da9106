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
  const here = { name: profile.peek().name.trim(), face: ownFace() };
  const isChangedHere = last.id === id && here.name !== '' && !isSame(here, last);
  if (isChangedHere && !isSame(here, { name, face })) {
    const look = isDone(await changeLook(here)) ? here : { name, face };
    account.set({ id, ...look });
    return { ...me, profile: { ...me.profile, ...look } };
  }
  account.set({ id, name, face });
  if (!isSame(here, { name, face }) && FACE_CODE.test(face)) changeProfile({ name, face });
  return me;
}

type Look = Pick<Account, 'name' | 'face'>;

function isSame(one: Look, other: Look): boolean {
  return one.name === other.name && one.face === other.face;
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
  const here = { name: profile.peek().name.trim(), face: ownFace() };
  if (id !== '' && !isSame(here, agreed)) await visit();
}

export function forgetAccount(): void {
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
