/** A phone in a room that plays around a screen: the own cards, and what one does with them. */
import { parseInvitation } from '@palier/table/room';
import { useSignal } from '@preact/signals';
import { OnlineTableScreen, type TableWays } from '../online-table/online-table-screen.tsx';
import { go, type PlaceProps } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Page } from '../ui/page.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { HandLobby } from './hand-lobby.tsx';
import '../online/online.css';
import './hand.css';

const WAYS: TableWays = {
  address: (operand) => ({ t: 'place', place: 'hand', operand }),
  Lobby: HandLobby,
  openGame: async (inside) => (await import('./hand-game.tsx')).openHandGame(inside),
};

export function HandScreen({ operand }: PlaceProps) {
  if (operand === undefined) return <CodeForm />;
  return <OnlineTableScreen table={operand} ways={WAYS} />;
}

/** Where a camera is of no help. */
function CodeForm() {
  const { hand } = words('tv');
  const says = words('online').start;
  const code = useSignal('');
  const problem = useSignal('');
  const join = (): void => {
    const invitation = parseInvitation(code.value);
    if (invitation === undefined) problem.value = says.codeBad;
    else go(WAYS.address(invitation.table));
  };
  return (
    <Page title={hand.title}>
      <Form class="panel stack" onSubmit={join}>
        <CodeField
          class="code-field"
          name="code"
          label={says.code}
          about={hand.about}
          typed={code}
          problem={problem}
        />
        <Button type="submit" class="button-primary button-large">
          {says.joinNow}
        </Button>
      </Form>
    </Page>
  );
}
