/** The frame of every screen but home and the table: a way back, a heading, what is new. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../board/icons.tsx';
import { makeRoute, parentOf, route } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Heading } from './heading.tsx';
import { UpdateNotice } from './update-notice.tsx';
import '../styles/pages.css';

type PageProps = {
  readonly title: string;
  readonly class?: string;
  readonly isHeadingPassed?: boolean;
  readonly children: ComponentChildren;
};

export function Page({ title, class: extra, isHeadingPassed = false, children }: PageProps) {
  return (
    <div class={extra === undefined ? 'page' : `page ${extra}`}>
      <header class="page-header">
        <BackLink />
        <Heading text={title} isPassed={isHeadingPassed} />
      </header>
      <main class="stack">
        <UpdateNotice />
        {children}
      </main>
    </div>
  );
}

/** Leads one step up, whatever the browser's own way back holds. */
export function BackLink() {
  return (
    <a
      class="icon-button"
      href={makeRoute(parentOf(route.value))}
      aria-label={words('shell').back}
      title={words('shell').back}
    >
      <Icon name="back" />
    </a>
  );
}
