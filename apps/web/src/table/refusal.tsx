/** Why a move was refused: one sentence, the rule, and the way to it. */
import type { Refusal, RuleId } from '@palier/rules';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { ui, words } from '../state/words.ts';
import { namingOf } from './naming.ts';
import type { Sitting, Trouble } from './sitting.ts';

export function RefusalNote({ sitting }: { readonly sitting: Sitting }) {
  const element = useRef<HTMLDivElement>(null);
  const refusal = sitting.refusal.value;
  const count = sitting.refusals.value;
  useEffect(() => {
    const { motion } = document.documentElement.dataset;
    if (refusal === undefined) return;
    // Where letters are large the table scrolls.
    element.current?.scrollIntoView({ block: 'nearest' });
    if (motion === 'off') return;
    element.current?.animate(
      { translate: ['0', '-6px', '6px', '-4px', '4px', '0'] },
      { duration: 300 },
    );
  }, [count]);
  return (
    <div class="refusal-area" role="alert">
      {refusal !== undefined && (
        <div class="refusal" ref={element} key={count}>
          <Reason sitting={sitting} refusal={refusal} />
          <button
            type="button"
            class="icon-button"
            aria-label={ui().table.close}
            onClick={() => {
              sitting.refusal.value = undefined;
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

type ReasonProps = { readonly sitting: Sitting; readonly refusal: Refusal | Trouble };

/** The sentence, and the way to the rule where it is one. */
export function Reason({ sitting, refusal }: ReasonProps) {
  if (typeof refusal === 'string') return <p>{ui().table.troubles[refusal]}</p>;
  return (
    <>
      <p>{words().refusal(refusal, namingOf(sitting))}</p>
      <RuleLink sitting={sitting} rule={refusal.rule} />
    </>
  );
}

function RuleLink({ sitting, rule }: { readonly sitting: Sitting; readonly rule: RuleId }) {
  return (
    <button
      type="button"
      class="button rule-link"
      onClick={() => {
        sitting.sheet.value = { t: 'rules', rule };
      }}
    >
      <Icon name="book" />
      {ui().table.seeRule(rule)}
    </button>
  );
}
