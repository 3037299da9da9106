/** Whose face is drawn how. */
import { faceCodeOf, parseFaceCode, type FaceLook } from '@palier/table';
import { owner } from './looks.ts';

/**
 * As much of a seat as a face needs: `bot` by its name, `odile-expert`, or by its character alone; `face`
 * is the code of a person's. Without one the device's owner is known by name, and everybody else has the
 * face that comes with theirs.
 */
export type FaceOf = {
  readonly name: string;
  readonly bot?: string;
  readonly face?: string | undefined;
};

export function lookOf({ name, face }: Pick<FaceOf, 'name' | 'face'>): FaceLook {
  const { names, face: own } = owner.value;
  const code = face ?? (names.includes(name) ? own : undefined) ?? faceCodeOf(name);
  // What came from elsewhere may be no code.
  return parseFaceCode(code) ?? parseFaceCode(faceCodeOf(name))!;
}
