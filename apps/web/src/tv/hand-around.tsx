/** Above the own cards, where the table is elsewhere: whose turn it is, what happened, and what can be taken. */
import type { Command } from '@palier/rules';
import { CardView } from '../board/card.tsx';
import { words } from '../state/words.ts';
import { promptOf } from '../table/around.tsx';
import { storyLines } from '../table/history.tsx';
import { namingAt } from '../table/naming.ts';
import type { TableModel } from '../table/table-model.ts';
import { Button } from '../ui/button.tsx';

const LINES = 3;

export function HandAround({ model }: { readonly model: TableModel }) {
  const { hand } = words('tv');
  const lines = storyLines(model, LINES).toReversed();
  return (
    <section class="hand-around" aria-label={hand.news} data-due={model.isDue.value}>
      <p class="prompt">{promptOf(model)}</p>
      <Takes model={model} />
      <ol class="hand-news soft">
        {lines.map(({ number, brief }) => (
          <li key={number}>{brief}</li>
        ))}
      </ol>
    </section>
  );
}

type Take = Extract<Command, { readonly t: 'takeCard' }>;

/** The cards that lie open, which would be tapped at the table. */
function Takes({ model }: { readonly model: TableModel }) {
  const { hand } = words('tv');
  const { table } = model.view.value;
  const takes = [...model.choices.value.lit.values()]
    .flat()
    .filter((command): command is Take => command.t === 'takeCard');
  if (!model.isDue.value || takes.length === 0) return null;
  return (
    <div class="hand-takes" role="group" aria-label={hand.take}>
      {takes.map((command) => (
        <Button
          key={command.from}
          class="hand-take"
          disabled={model.state.value?.isBusy === true}
          onClick={() => void model.act(command)}
        >
          <TopOf model={model} command={command} />
          <span>{words('game').move(command, table, namingAt(model))}</span>
        </Button>
      ))}
    </div>
  );
}

function TopOf({ model, command }: { readonly model: TableModel; readonly command: Take }) {
  const card = model.view.value.table.discards[command.from - 1]?.at(-1);
  return card === undefined ? null : <CardView card={card} />;
}
