/** As whom somebody at a table online is drawn: a program from outside as a bot without a character. */
import { OUTSIDE_BOT } from '@palier/table';
import type { FaceOf } from '../board/face-look.ts';

type Told = FaceOf & { readonly isBot?: true | undefined };

export function faceOf({ isBot, ...person }: Told): FaceOf {
  return isBot === true ? { ...person, bot: OUTSIDE_BOT } : person;
}
