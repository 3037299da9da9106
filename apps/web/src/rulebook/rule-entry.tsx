/** One rule: its title and text, its id to be cited, and what this table changes of it. */
import { useEffect, useRef } from 'preact/hooks';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import type { Setup } from '@palier/rules';
import type { Entry } from './entries.ts';
import { SourceNote, type OpenRule } from './source-note.tsx';
import { pieces, spansOf } from './search.ts';

type RuleEntryProps = {
  readonly entry: Entry;
  readonly setup: Setup;
  readonly terms: readonly string[];
  readonly isTarget: boolean;
  /** In a dialog over the table, which no link must leave. */
  readonly onOpen: OpenRule | undefined;
};

export function RuleEntry({ entry, setup, terms, isTarget, onOpen }: RuleEntryProps) {
  const says = words('rules').book;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  const { id, title, text, changes, usual, isHere, foundBy } = entry;
  return (
    <article
      ref={element}
      class={isTarget ? 'stack snug rule-entry rule-target' : 'stack snug rule-entry'}
      tabIndex={-1}
      aria-labelledby={`rule-${id}`}
    >
      <div class="row nowrap spread rule-head">
        <h3 id={`rule-${id}`}>
          <Marked text={title} terms={terms} />
        </h3>
        <RuleId id={id} terms={terms} isLink={onOpen === undefined} />
      </div>
      {!isHere && usual === undefined && <p class="small soft">{says.notHere}</p>}
      <p>
        <Marked text={text} terms={terms} />
      </p>
      {foundBy.length > 0 && <p class="small soft">{says.foundBy(foundBy)}</p>}
      {changes.map((sentence) => (
        <p key={sentence} class="rule-change">
          <strong>{says.atThisTable}</strong> <Marked text={sentence} terms={terms} />
        </p>
      ))}
      {usual !== undefined && (
        <p class="rule-usual">
          <strong>{says.inThisBox}</strong> <Marked text={usual} terms={terms} />
        </p>
      )}
      <SourceNote rule={id} setup={setup} onOpen={onOpen} />
    </article>
  );
}

type RuleIdProps = {
  readonly id: Entry['id'];
  readonly terms: readonly string[];
  readonly isLink: boolean;
};

function RuleId({ id, terms, isLink }: RuleIdProps) {
  const mark = <Marked text={id} terms={terms} />;
  if (!isLink) return <span class="soft tiny numbers">{mark}</span>;
  return (
    <a
      class="soft tiny numbers"
      href={makeRoute({ t: 'rules', rule: id })}
      aria-label={words('rules').book.linkTo(id)}
    >
      {mark}
    </a>
  );
}

/** A text with what was searched for marked. */
function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  if (terms.length === 0) return <>{text}</>;
  return (
    <>
      {pieces(text, spansOf(terms, text)).map((piece, index) =>
        piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
