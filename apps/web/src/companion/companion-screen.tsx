/** A level tracker for people with the real cards: the evenings, a new one, or one that goes on. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { makeRoute, type PlaceProps } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { EveningList } from './evening-list.tsx';
import { EveningView } from './evening-view.tsx';
import { evenings } from './evenings.ts';
import { NewEvening } from './new-evening.tsx';
import './companion.css';

/** The address of the form, where evenings have numbers. */
export const NEW = 'new';

export function CompanionScreen({ operand }: PlaceProps) {
  const says = words('companion');
  const all = evenings.value;
  const news = useSignal('');
  const newsElement = useRef<HTMLParagraphElement>(null);
  const say = (text: string): void => {
    news.value = text;
    // What had the focus is gone, with the last evening the whole list.
    newsElement.current?.focus();
  };
  const evening = all.find(({ id }) => id === operand);
  if (evening !== undefined) {
    return (
      <Page title={says.title} class="companion-page">
        <EveningView evening={evening} />
      </Page>
    );
  }
  const isForm = operand === NEW || (operand === undefined && all.length === 0);
  return (
    <Page title={isForm && all.length > 0 ? says.newEvening : says.title}>
      <p
        ref={newsElement}
        class={news.value === '' ? 'visually-hidden' : 'notice'}
        role="status"
        tabIndex={-1}
      >
        {news.value}
      </p>
      {operand !== undefined && !isForm && (
        <p class="problem" role="alert">
          {says.notHere}
        </p>
      )}
      {isForm ? <NewEvening isFirst={all.length === 0} /> : <EveningList onNews={say} />}
      {isForm && all.length > 0 && (
        <a class="button" href={makeRoute({ t: 'place', place: 'companion' })}>
          {says.allEvenings}
        </a>
      )}
    </Page>
  );
}
