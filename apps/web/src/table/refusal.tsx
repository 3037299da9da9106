/** Why a move was refused: one sentence, the rule, and the way to it. */
import type { Refusal, RuleId } from '@palier/rules';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { namingAt } from './naming.ts';
import type { TableModel } from './table-model.ts';
import type { Trouble } from './trouble.ts';
import { Button, IconButton } from '../ui/button.tsx';

export function RefusalNote({ model }: { readonly model: TableModel }) {
  const element = useRef<HTMLDivElement>(null);
  const refusal = model.refusal.value;
  const count = model.refusals.value;
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
          <RefusalReason model={model} refusal={refusal} />
          <IconButton
            icon="close"
            says={words('table').close}
            onClick={() => (model.refusal.value = undefined)}
          />
        </div>
      )}
    </div>
  );
}

type ReasonProps = { readonly model: TableModel; readonly refusal: Refusal | Trouble };

/** The sentence, and the way to the rule where it is one. */
export function RefusalReason({ model, refusal }: ReasonProps) {
  if (typeof refusal === 'string') return <p>{words('table').troubles[refusal]}</p>;
  if (refusal.t === 'denied') return <p>{model.online?.sayDenial(refusal.why)}</p>;
  return (
    <>
      <p>{words('game').refusal(refusal, namingAt(model))}</p>
      <RuleLink model={model} rule={refusal.rule} />
    </>
  );
}

function RuleLink({ model, rule }: { readonly model: TableModel; readonly rule: RuleId }) {
  return (
    <Button
      icon="book"
      class="small rule-link"
      onClick={() => (model.sheet.value = { t: 'rules', rule })}
    >
      <span>
        {words('table').whyRule} <small>{rule}</small>
      </span>
    </Button>
  );
}
