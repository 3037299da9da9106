/** The frame of every screen but home and the table: a way back, a heading, what is new. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
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
        <a class="icon-button" href={makeRoute({ t: 'home' })} aria-label={words('shell').back}>
          <Icon name="back" />
        </a>
        <Heading text={title} isPassed={isHeadingPassed} />
      </header>
      <main class="stack">
        <UpdateNotice />
        {children}
      </main>
    </div>
  );
}
