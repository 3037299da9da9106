/** The situation as a link: copied, or handed to another program. */
import { words } from '../state/words.ts';
import { CopyButton, ShareButton } from '../ui/share.tsx';

export function ShareCase({ address }: { readonly address: string }) {
  const says = words('referee').share;
  const url = location.origin + location.pathname + address;
  return (
    <section class="row referee-share" aria-label={says.title}>
      <CopyButton text={url} says={says} />
      <ShareButton data={{ title: 'Palier', text: says.text, url }} says={says.share} />
    </section>
  );
}
