/** A level tracker for people with the real cards: the evenings, a new one, or one that goes on. */
import { makeRoute, type PlaceProps } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { EveningList } from './evening-list.tsx';
import { EveningView } from './evening-view.tsx';
import { evenings } from './evenings.ts';
import { NewEvening } from './new-evening.tsx';
import { NewsLine, useNews } from '../ui/news.tsx';
import './companion.css';

/** The address of the form, where evenings have numbers. */
export const NEW = 'new';

export function CompanionScreen({ operand }: PlaceProps) {
  const says = words('companion');
  const all = evenings.value;
  const news = useNews();
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
      <NewsLine news={news} />
      {operand !== undefined && !isForm && (
        <p class="problem" role="alert">
          {says.notHere}
        </p>
      )}
      {isForm ? <NewEvening isFirst={all.length === 0} /> : <EveningList onNews={news.say} />}
      {isForm && all.length > 0 && (
        <a class="button" href={makeRoute({ t: 'place', place: 'companion' })}>
          {says.allEvenings}
        </a>
      )}
    </Page>
  );
}
