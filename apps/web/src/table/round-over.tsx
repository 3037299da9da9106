/** The stairs after a round, with what the table has to say: a kind word for who could do little in it. */
import { pastEvents } from '@palier/rules';
import { LastRound } from '../results/round-summary.tsx';
import { words } from '../state/words.ts';
import { badLuckOf } from './bad-luck.ts';
import { Slot } from './online.tsx';
import type { TableModel } from './table-model.ts';
import './bad-luck.css';

type RoundOverProps = {
  readonly model: TableModel;
  /** On the button, where no other round follows. */
  readonly says?: string;
  readonly onContinue: () => void;
};

export function RoundOver({ model, ...going }: RoundOverProps) {
  return (
    <LastRound
      state={model.shown.value!}
      seats={model.seats.value}
      note={
        <>
          <BadLuckNote model={model} />
          <Slot at="round" model={model} />
        </>
      }
      {...going}
    />
  );
}

function BadLuckNote({ model }: { readonly model: TableModel }) {
  const seat = model.seat.value;
  if (seat === undefined) return null;
  const luck = badLuckOf(pastEvents(model.view.value.past), seat, model.ended.value);
  if (luck === undefined) return null;
  const say = words('tableSheets').unlucky;
  return <p class="bad-luck">{luck.t === 'missed' ? say.missed(luck.turns) : say[luck.t]}</p>;
}
