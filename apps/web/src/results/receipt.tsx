/** The honest deal, proved on the page: the game is played again from its record and its secret. */
import { useSignal } from '@preact/signals';
import type { Naming } from '@palier/text';
import { useEffect } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import type { CheckedRecord, SeenGame, ReceiptFacts } from '../local/check-record.ts';
import { checkedRecord } from '../local/coach.ts';
import { words } from '../state/words.ts';

export type ReceiptProps = {
  readonly text: Promise<string | undefined>;
  readonly naming: Naming;
};

export function ReceiptPanel({ text, naming }: ReceiptProps) {
  const receipt = useChecked(text)?.receipt;
  const say = words('results').receipt;
  return (
    <section class="panel receipt">
      <h2>{say.title}</h2>
      <div role="status">
        {receipt === undefined ? <p>{say.checking}</p> : <Verdict receipt={receipt} />}
      </div>
      {receipt?.t === 'checked' && (
        <Details
          receipt={receipt}
          naming={naming}
          how={isPlayedOn(receipt) ? say.playedOnHow : say.how[receipt.source]}
        />
      )}
    </section>
  );
}

/** Undefined while it is checked. */
export function useChecked(
  text: Promise<string | undefined>,
  seen?: SeenGame,
): CheckedRecord | undefined {
  const checked = useSignal<CheckedRecord | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const check = async (): Promise<void> => {
      const made = await checkedRecord(await text, seen).catch(() => UNCHECKED);
      if (!isGone) checked.value = made;
    };
    check().catch(() => {
      if (!isGone) checked.value = UNCHECKED;
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  return checked.value;
}

const UNCHECKED: CheckedRecord = { receipt: { t: 'unreadable' }, isAsSeen: undefined };

export type Checked = Extract<ReceiptFacts, { readonly t: 'checked' }>;

/** Begun in the midst of another game: its moves can be checked, its deal cannot. */
function isPlayedOn({ header }: Checked): boolean {
  return header.position !== undefined;
}

function Verdict({ receipt }: { readonly receipt: ReceiptFacts }) {
  const say = words('results').receipt;
  if (receipt.t === 'unreadable') return <p>{say.unavailable}</p>;
  const { problem, moves, source } = receipt;
  const isGood = problem === undefined;
  if (isGood && isPlayedOn(receipt)) return <p>{say.playedOn(moves)}</p>;
  return (
    <p class="row nowrap receipt-verdict" data-tone={isGood ? 'good' : 'bad'}>
      <Icon name={isGood ? 'check' : 'close'} />
      <span>{isGood ? say.good[source](moves) : say.bad(problem.event)}</span>
    </p>
  );
}

type DetailsProps = {
  readonly receipt: Checked;
  readonly naming: Naming;
  readonly how: string;
  /** What else is to be compared. */
  readonly more?: readonly ReceiptRow[];
};

type ReceiptRow = readonly [name: string, value: string];

/** What anybody needs to check it again. */
export function Details({ receipt, naming, how, more = [] }: DetailsProps) {
  const say = words('results').receipt;
  const { header, secret } = receipt;
  const { fairness } = header;
  const rows: readonly ReceiptRow[] =
    fairness.t === 'seeded'
      ? [[say.seed, fairness.seed]]
      : [
          [say.commitment, fairness.commitment],
          ...(secret === undefined ? [] : [[say.secret, secret] as const]),
          ...fairness.salts.map(
            (salt, index) =>
              [say.salt(index + 1, naming), salt === '' ? say.noSalt : salt] as const,
          ),
        ];
  return (
    <details class="more">
      <summary>{say.more}</summary>
      <p>{how}</p>
      <dl class="stack snug small receipt-facts">
        {[...more, ...rows, [say.ruleset, header.ruleset] as const].map(([name, value]) => (
          <div key={name}>
            <dt class="soft">{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
