/** The way to this table for the phones in the room: what a camera reads, and what can be typed. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { CodeTiles } from '../online/code-tiles.tsx';
import { findAddress, handLink, isOnlyHere } from '../online/links.ts';
import { QrCode } from '../online/qr-code.tsx';
import { words } from '../state/words.ts';

/** `isSmall`: beside a game, for who comes late. */
type JoinHereProps = {
  readonly code: string;
  readonly isSmall?: boolean;
  readonly children?: ComponentChildren;
};

export function JoinHere({ code, isSmall = false, children }: JoinHereProps) {
  const says = words('tv');
  const { invite } = words('online');
  const link = handLink(code);
  useEffect(() => {
    void findAddress();
  }, []);
  return (
    <section
      class={isSmall ? 'tv-join tv-join-small' : 'panel tv-join'}
      aria-labelledby="tv-join-title"
    >
      <h2 id="tv-join-title">{isSmall ? says.late : says.join}</h2>
      <QrCode text={link} label={invite.qrOf(link)} />
      {!isSmall && <p>{says.scan}</p>}
      <CodeTiles code={code} label={says.code} />
      {!isSmall && (
        <p class="soft tv-join-typed">
          {isOnlyHere() ? invite.onlyHere : says.orType(typed(link))}
        </p>
      )}
      {children}
    </section>
  );
}

/** As little as leads there: a browser knows the rest. */
function typed(link: string): string {
  const { host, pathname } = new URL(link);
  return `${host}${pathname}#/hand`;
}
