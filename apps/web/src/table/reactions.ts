/** How those at the table take a great moment: the face they make, and what they may say of it. */
import type { Seat } from '@palier/rules';
import type { Part } from '@palier/text';
import type { Mood } from '../board/face.tsx';
import type { Peak } from './peaks.ts';

export type Remark = keyof Part<'peaks'>['lines']['sami'];

export type Reaction = { readonly seat: Seat; readonly mood: Mood; readonly remark: Remark };

/** Who is most concerned comes first. Rounds and games end with faces of their own. */
export function reactionsTo(peak: Peak): readonly Reaction[] {
  const { seat } = peak;
  switch (peak.t) {
    case 'laid':
    case 'lastStep':
      return [{ seat, mood: 'happy', remark: peak.t }];
    case 'stopped':
      return [
        { seat, mood: 'sad', remark: 'stopped' },
        { seat: peak.by, mood: 'happy', remark: 'stops' },
      ];
    case 'missed':
      return [{ seat, mood: 'sad', remark: 'stopped' }];
    case 'lead':
      return [
        { seat, mood: 'happy', remark: 'lead' },
        ...peak.from.map((last) => ({ seat: last, mood: 'sad', remark: 'overtaken' }) as const),
      ];
    case 'out':
    case 'moon':
      return [];
  }
}
