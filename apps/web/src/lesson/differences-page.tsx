/** For those who know another edition: only what is different, each with an example. */
import { useComputed, useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { SelectField } from '../ui/select.tsx';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { DifferenceCard } from './difference-card.tsx';
import { BOXES, boxNamed, differencesOf, type Box, type Comparison } from './differences.ts';
import './differences.css';

/** Kept while the page is open: coming back from an exercise shows the same two. */
const compared: { last: Comparison | undefined } = { last: undefined };

type Props = { readonly comparison: Comparison; readonly isUsual: boolean };

export function Differences({ comparison, isUsual }: Props) {
  const chosen = useSignal<Comparison>((isUsual ? compared.last : undefined) ?? comparison);
  const differences = useComputed(() => differencesOf(chosen.value));
  useEffect(() => {
    compared.last = chosen.value;
  }, [chosen.value]);
  const says = words('lesson').differences;
  return (
    <Page title={says.title} class="difference-page">
      <p>{says.about}</p>
      <div class="panel difference-choice">
        <BoxField chosen={chosen} side="known" />
        <button
          type="button"
          class="icon-button difference-swap"
          aria-label={says.swap}
          title={says.swap}
          onClick={() => {
            const { known, wanted } = chosen.value;
            chosen.value = { known: wanted, wanted: known };
          }}
        >
          <Icon name="arrow-up" />
          <Icon name="arrow-up" />
        </button>
        <BoxField chosen={chosen} side="wanted" />
      </div>
      <p role="status" class="strong">
        {differences.value.length === 0 ? says.same : says.count(differences.value.length)}
      </p>
      <ul class="difference-list">
        {differences.value.map((difference) => (
          <DifferenceCard
            key={difference.t === 'rule' ? difference.name : difference.t}
            difference={difference}
          />
        ))}
      </ul>
    </Page>
  );
}

type FieldProps = { readonly chosen: Signal<Comparison>; readonly side: keyof Comparison };

function BoxField({ chosen, side }: FieldProps) {
  return (
    <SelectField
      label={words('lesson').differences[side]}
      value={chosen.value[side].id}
      values={BOXES.map(({ id }) => id)}
      nameOf={(id) => nameOf(boxNamed(id)!)}
      onChoose={(id) => (chosen.value = { ...chosen.value, [side]: boxNamed(id)! })}
    />
  );
}

/** The edition, and what is not usual with it. */
function nameOf({ id, edition, ladder, master }: Box): string {
  const { edition: named, ladder: ladderName, master: masterName } = words('game');
  if (id === edition) return named(edition);
  return `${named(edition)} – ${master === 'none' ? ladderName(ladder) : masterName(master)}`;
}
