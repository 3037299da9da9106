/** What cannot be played in a ladder, as a sentence in the language of the page. */
import type { Fault } from '@palier/rules';
import { words } from '../state/words.ts';
import { faultOfLadder } from './fault-words.ts';

export function sayFault(fault: Fault): string {
  return faultOfLadder(fault, words('ladders').faults) ?? words('faults').fault(fault);
}
