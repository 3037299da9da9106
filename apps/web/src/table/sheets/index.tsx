/** What lies over the table at this moment; one thing at a time. */
import { words } from '../../state/words.ts';
import type { OpenedSheet, TableModel } from '../table-model.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Slot } from '../online.tsx';
import { Curtain, DecisionSheet, SwapSheet } from './decision-sheets.tsx';
import { HintSheet } from './hint-sheet.tsx';
import { LaySheet } from './lay-sheet.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { SituationSheet } from './situation-sheet.tsx';
import { WaysSheet } from './ways-sheet.tsx';
import './sheets.css';

const Rulebook = lazy(async () => (await import('../../rulebook/rulebook.tsx')).Rulebook, 'rules');
const SettingsForm = lazy(
  async () => (await import('../../settings/settings-form.tsx')).SettingsForm,
  'settings',
);

const HistoryList = lazy(async () => (await import('./history-list.tsx')).HistoryList, 'replay');

export function OverTable({ model }: { readonly model: TableModel }) {
  const curtain = model.curtain.value;
  if (curtain !== undefined) return <Curtain model={model} seat={curtain} />;
  const sheet = model.sheet.value;
  if (sheet === undefined) return <DecisionSheet model={model} />;
  // Another sheet is another dialog, even where the same component draws it.
  return (
    <SheetNamed key={sheet.t === 'online' ? sheet.name : sheet.t} model={model} sheet={sheet} />
  );
}

type Props = { readonly model: TableModel; readonly sheet: OpenedSheet };

function SheetNamed({ model, sheet }: Props) {
  const seat = model.seat.value;
  switch (sheet.t) {
    case 'menu':
      return <MenuSheet model={model} />;
    case 'history':
      return (
        <Sheet title={words('table').history} onClose={model.closeSheet}>
          <HistoryList model={model} />
        </Sheet>
      );
    case 'situation':
      return <SituationSheet model={model} isByKey={sheet.isByKey === true} />;
    case 'settings':
      return (
        <Sheet title={words('table').settings} onClose={model.closeSheet}>
          <SettingsForm />
        </Sheet>
      );
    case 'rules':
      return (
        <Sheet title={words('table').rulebook} onClose={model.closeSheet}>
          <Rulebook
            isInDialog
            choice={model.state.value!.opening.choice}
            {...(sheet.rule !== undefined && { rule: sheet.rule })}
          />
        </Sheet>
      );
    case 'lay':
      return seat === undefined || model.view.value.table.laid[seat - 1] !== undefined ? null : (
        <LaySheet model={model} seat={seat} {...(sheet.hinted && { hinted: sheet.hinted })} />
      );
    case 'swap':
      return <SwapSheet model={model} />;
    case 'ways':
      return <WaysSheet model={model} commands={sheet.commands} />;
    case 'hint':
      return <HintSheet model={model} advice={sheet.advice} />;
    case 'seat':
      return <SeatSheet model={model} seat={sheet.seat} />;
    case 'online':
      return <Slot at="sheet" model={model} />;
  }
}
