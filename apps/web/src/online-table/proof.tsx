/** The fairness receipt of a game online: every check a line with a mark and a plain sentence. */
import { Icon } from '../board/icons.tsx';
import type { SeenGame, ReceiptFacts } from '../local/check-record.ts';
import { Details, useChecked, type ReceiptProps } from '../results/receipt.tsx';
import { words } from '../state/words.ts';
import { checksOf, verdictOf, type Check, type CheckState } from './checks.ts';
import { OnlineIcon } from '../ui/online-icons.tsx';
import type { RoomPromise } from '@palier/table/room';

type ProofProps = ReceiptProps & {
  readonly seen: SeenGame;
  readonly noted: RoomPromise | undefined;
};

export function Proof({ text, naming, seen, noted }: ProofProps) {
  const { proof } = words('onlineTable');
  const checked = useChecked(text, seen);
  const checks = checked && checksOf(checked, noted);
  const receipt = checked?.receipt;
  return (
    <section class="panel proof">
      <h2>{proof.title}</h2>
      <div role="status">
        {checks === undefined ? (
          <p>{words('results').receipt.checking}</p>
        ) : (
          <Verdict checks={checks} />
        )}
      </div>
      {checks !== undefined && receipt !== undefined && (
        <ul class="stack snug proof-checks">
          {checks.map((check) => (
            <CheckLine key={check.name} check={check} receipt={receipt} />
          ))}
        </ul>
      )}
      {receipt?.t === 'checked' && (
        <Details
          receipt={receipt}
          naming={naming}
          how={proof.how}
          more={
            noted === undefined
              ? []
              : [
                  [proof.noted, noted.commitment],
                  [proof.ownSalt, noted.salt],
                ]
          }
        />
      )}
    </section>
  );
}

function Verdict({ checks }: { readonly checks: readonly Check[] }) {
  const { proof } = words('onlineTable');
  const verdict = verdictOf(checks);
  if (verdict === 'unknown') return null;
  return (
    <p class="toned strong" data-tone={verdict === 'partly' ? 'good' : verdict}>
      {proof[verdict]}
    </p>
  );
}

function CheckLine({ check, receipt }: { readonly check: Check; readonly receipt: ReceiptFacts }) {
  const { proof } = words('onlineTable');
  return (
    <li class="row start nowrap" data-tone={check.state}>
      <Mark state={check.state} />
      <span>
        <span class="visually-hidden">{proof.mark[check.state]} </span>
        {sentenceOf(check, receipt)}
      </span>
    </li>
  );
}

function Mark({ state }: { readonly state: CheckState }) {
  if (state === 'unknown') return <OnlineIcon name="question" />;
  return <Icon name={state === 'good' ? 'check' : 'close'} />;
}

function sentenceOf({ name, state }: Check, receipt: ReceiptFacts): string {
  const { proof } = words('onlineTable');
  if (name !== 'game') return proof[name][state];
  if (receipt.t === 'unreadable' || state === 'unknown') return proof.game.unknown;
  return state === 'good' ? proof.game.good(receipt.moves) : proof.game.bad(receipt.problem?.event);
}
