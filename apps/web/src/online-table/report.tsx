/** Telling the operator about somebody at the table: why, and what else there is to say. */
import { useSignal } from '@preact/signals';
import {
  REPORT_LENGTH,
  REPORT_REASONS,
  type PersonId,
  type ReportReason,
} from '@palier/table/room';
import { useId } from 'preact/hooks';
import { problemIn } from '../online/answers.ts';
import { words } from '../state/words.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Choices } from '../ui/choices.tsx';
import { Form } from '../ui/form.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { TableModel } from '../table/table-model.ts';
import type { AtTable } from './at-table.ts';
import { speakerName } from './saying.tsx';
import type { PartProps } from './seat-sign.tsx';

type ReportButtonProps = {
  readonly at: AtTable;
  readonly name: string;
  readonly onPress: () => void;
  /** Without words beside the icon. */
  readonly isShort?: boolean;
};

/** Nothing for who has no name here: nobody could tell that they were there. */
export function ReportButton({ at, name, onPress, isShort = false }: ReportButtonProps) {
  if (at.told.value.me === undefined) return null;
  const text = words('onlineTable').report.of(name);
  const icon = <OnlineIcon name="flag" />;
  return isShort ? (
    <IconButton says={text} title={text} aria-haspopup="dialog" onClick={onPress}>
      {icon}
    </IconButton>
  ) : (
    <Button aria-haspopup="dialog" onClick={onPress}>
      {icon}
      {text}
    </Button>
  );
}

/** Opens the sheet at the table, in the place of the one that is open. */
export function reporting(model: TableModel, person: PersonId): () => void {
  return () => {
    model.sheet.value = { t: 'online', name: 'report', person };
  };
}

/** The sheet at the table. */
export function ReportAtTable({ at, model }: PartProps) {
  const sheet = model.sheet.value;
  const person = sheet?.t === 'online' ? sheet.person : undefined;
  if (person === undefined) return null;
  return <ReportSheet at={at} person={person} onClose={model.closeSheet} />;
}

type ReportSheetProps = {
  readonly at: AtTable;
  readonly person: PersonId;
  readonly onClose: () => void;
};

export function ReportSheet({ at, person, onClose }: ReportSheetProps) {
  const says = words('onlineTable').report;
  const { room, me } = at.told.value;
  const name = speakerName(room, person, me);
  const reason = useSignal<ReportReason | undefined>(undefined);
  const text = useSignal('');
  const state = useSignal<'asking' | 'sending' | number>('asking');
  const problem = useSignal<string | undefined>(undefined);
  const id = useId();
  const send = async (): Promise<void> => {
    if (reason.value === undefined) {
      problem.value = says.missing;
      return;
    }
    problem.value = undefined;
    state.value = 'sending';
    const more = text.value.trim();
    const answer = await at.client.report(person, reason.value, more === '' ? undefined : more);
    state.value = answer.t === 'reported' ? answer.days : 'asking';
    problem.value = problemIn(answer);
  };
  if (typeof state.value === 'number') {
    return (
      <Sheet title={says.of(name)} onClose={onClose}>
        <p role="status">{says.kept(state.value)}</p>
        <div class="sheet-actions">
          <Button class="button-primary" onClick={onClose}>
            {words('shell').close}
          </Button>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title={says.of(name)} onClose={onClose}>
      <Form class="stack" onSubmit={() => void send()}>
        <Choices
          legend={says.why}
          choices={REPORT_REASONS.map((value) => ({ value, title: says.reasons[value] }))}
          value={reason.value}
          onChoose={(chosen) => (reason.value = chosen)}
        />
        <div class="field">
          <label class="field-label" for={id}>
            {says.more}
          </label>
          <textarea
            id={id}
            rows={2}
            maxLength={REPORT_LENGTH}
            value={text.value}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </div>
        <p class="soft small">{says.about(name)}</p>
        <p role="alert" class="bad">
          {problem.value ?? ''}
        </p>
        <div class="sheet-actions">
          <Button class="button-primary" type="submit" disabled={state.value === 'sending'}>
            {says.send}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
