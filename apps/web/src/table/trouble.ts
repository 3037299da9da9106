/** What stands in the way of what was asked and is no rule, and what of an answer has to be said. */
import { unreachable, type Refusal } from '@palier/rules';
import type { Answer } from '@palier/table';
import type { HeardDenial, WireAnswer } from '@palier/table/room';
import type { Part } from '@palier/text';

export type Trouble =
  | keyof Part<'table'>['troubles']
  /** Online: what this table does not let anybody do. */
  | { readonly t: 'denied'; readonly why: HeardDenial };

/** Nothing where it was done, or where something else says how it is. */
export function troubleIn(answer: Answer | WireAnswer): Refusal | Trouble | undefined {
  switch (answer.t) {
    case 'refused':
      return answer.refusal;
    case 'denied':
      return answer;
    case 'failed':
      return 'not-stored';
    case 'stale':
    case 'not-yours':
    case 'nothing-to-take-back':
    case 'not-over':
      return answer.t;
    case 'done':
    case 'joined':
    case 'next':
    case 'record':
    case 'reported':
      return undefined;
    // The whole table says that it is closed, and who teaches what is asked.
    case 'closed':
    case 'not-asked':
      return undefined;
    default:
      return unreachable(answer);
  }
}
