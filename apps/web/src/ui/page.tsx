/** The frame of every screen but home and the table: a way back, a heading, what is new. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../board/icons.tsx';
import { backAddress, goBack, route } from '../state/router.ts';
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

/** Leads where somebody came from, as the browser's own way back does. */
export function BackLink() {
  // Another address of the same screen may have another way back.
  void route.value;
  return (
    <a
      class="icon-button"
      href={backAddress()}
      aria-label={words('shell').back}
      title={words('shell').back}
      onClick={(event) => {
        // In another tab it opens as a link does.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goBack();
      }}
    >
      <Icon name="back" />
    </a>
  );
}
