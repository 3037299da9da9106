/** What is wrong with a document, made from a language's table of sentences. */
import type { Fault, FaultCode, FaultFacts } from '@palier/rules';

export type FaultWords = {
  readonly [Code in FaultCode]: (facts: FaultFacts[Code]) => string;
};

export function makeFaultWords(faults: FaultWords, typeset = (text: string): string => text) {
  return {
    /** The path is for the caller to show. */
    fault: (fault: Fault): string => {
      // An entry fits the code it stands under; the checker cannot follow that through a union.
      const what = faults[fault.code] as (facts: Fault['facts']) => string;
      return typeset(what(fault.facts));
    },
  };
}
