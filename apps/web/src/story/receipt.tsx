/** The honest deal, proved on the page: the game is played again from its record and its secret. */
import { useSignal } from '@preact/signals';
import type { Naming } from '@palier/text';
import { useEffect } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { storyWords } from '../state/story-words.ts';
import { receiptOf, type Receipt as ReceiptFacts } from './receipt-of.ts';

export type ReceiptProps = {
  readonly text: Promise<string | undefined>;
  readonly naming: Naming;
};

export function Receipt({ text, naming }: ReceiptProps) {
  const receipt = useSignal<ReceiptFacts | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const check = (record: string | undefined): void => {
      // After the page is drawn: playing a long game again takes a moment.
      setTimeout(() => {
        if (!isGone) receipt.value = receiptOf(record);
      }, 200);
    };
    text.then(check, () => check(undefined));
    return () => {
      isGone = true;
    };
  }, [text]);
  const say = storyWords().results.receipt;
  return (
    <section class="panel receipt">
      <h2>{say.title}</h2>
      <div role="status">
        {receipt.value === undefined ? <p>{say.checking}</p> : <Verdict receipt={receipt.value} />}
      </div>
      {receipt.value?.t === 'checked' && <Details receipt={receipt.value} naming={naming} />}
    </section>
  );
}

type Checked = Extract<ReceiptFacts, { readonly t: 'checked' }>;

function Verdict({ receipt }: { readonly receipt: ReceiptFacts }) {
  const say = storyWords().results.receipt;
  if (receipt.t === 'unreadable') return <p>{say.unavailable}</p>;
  const { problem, moves, source } = receipt;
  const isGood = problem === undefined;
  return (
    <p class="receipt-verdict" data-good={isGood}>
      <Icon name={isGood ? 'check' : 'close'} />
      <span>{isGood ? say.good(moves, source) : say.bad(problem.event)}</span>
    </p>
  );
}

function Details({ receipt, naming }: { readonly receipt: Checked; readonly naming: Naming }) {
  const say = storyWords().results.receipt;
  const { header, secret, source } = receipt;
  const { fairness } = header;
  const rows: readonly (readonly [string, string])[] =
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
    <details>
      <summary>{say.more}</summary>
      <p>{say.how[source]}</p>
      <dl class="receipt-facts">
        {[...rows, [say.ruleset, header.ruleset] as const].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
