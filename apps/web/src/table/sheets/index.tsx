/** What lies over the table at this moment; one thing at a time. */
import type { Sheet as SheetName, Sitting } from '../sitting.ts';
import { Sheet } from '../../screens/sheet.tsx';
import { lazy } from '../../screens/lazy.tsx';
import { ui } from '../../state/words.ts';
import { HistorySheet } from '../history.tsx';
import { Slot } from '../online.tsx';
import { SwapSheet } from './decision-sheets.tsx';
import { HintSheet } from './hint-sheet.tsx';
import { LaySheet } from './lay-sheet.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { SituationSheet } from './situation-sheet.tsx';
import { WaysSheet } from './ways-sheet.tsx';

const Rulebook = lazy(async () => {
  const { Rulebook: Part } = await import('../../screens/rulebook/rulebook.tsx');
  return Part;
});
const SettingsForm = lazy(async () => {
  const { SettingsForm: Part } = await import('../../screens/settings/settings-form.tsx');
  return Part;
});

export function OpenSheet({ sitting }: { readonly sitting: Sitting }) {
  const sheet = sitting.sheet.value;
  if (sheet === undefined) return null;
  // Another sheet is another dialog, even where the same component draws it.
  return (
    <SheetNamed key={sheet.t === 'online' ? sheet.name : sheet.t} sitting={sitting} sheet={sheet} />
  );
}

type Props = { readonly sitting: Sitting; readonly sheet: SheetName };

function SheetNamed({ sitting, sheet }: Props) {
  const seat = sitting.seat.value;
  const close = (): void => {
    sitting.sheet.value = undefined;
  };
  switch (sheet.t) {
    case 'menu':
      return <MenuSheet sitting={sitting} />;
    case 'history':
      return <HistorySheet sitting={sitting} />;
    case 'situation':
      return <SituationSheet sitting={sitting} />;
    case 'settings':
      return (
        <Sheet title={ui().table.settings} onClose={close}>
          <SettingsForm />
        </Sheet>
      );
    case 'rules':
      return (
        <Sheet title={ui().table.rulebook} onClose={close}>
          <Rulebook
            isInDialog
            choice={sitting.state.value!.opening.choice}
            {...(sheet.rule !== undefined && { rule: sheet.rule })}
          />
        </Sheet>
      );
    case 'lay':
      return seat === undefined || sitting.view.value.table.laid[seat - 1] !== undefined ? null : (
        <LaySheet sitting={sitting} seat={seat} />
      );
    case 'swap':
      return <SwapSheet sitting={sitting} />;
    case 'ways':
      return <WaysSheet sitting={sitting} commands={sheet.commands} />;
    case 'hint':
      return <HintSheet sitting={sitting} advice={sheet.advice} />;
    case 'seat':
      return <SeatSheet sitting={sitting} seat={sheet.seat} />;
    case 'online':
      return <Slot at="sheet" sitting={sitting} />;
  }
}
