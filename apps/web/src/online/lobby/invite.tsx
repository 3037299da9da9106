/** How the others come: the code in large letters, the link, what a camera reads. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isSignedIn } from '../../people/account.ts';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { CodeTiles } from '../code-tiles.tsx';
import { CopyButton, ShareButton } from '../../ui/share.tsx';
import { OnlineIcon } from '../../ui/online-icons.tsx';
import { findAddress, inviteLink, isOnlyHere } from '../links.ts';
import { QrCode } from '../qr-code.tsx';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';

const InviteFriends = lazy(
  async () => (await import('./invite-friends.tsx')).InviteFriends,
  'friends',
);

export function Invite({ code }: { readonly code: string }) {
  const says = words('online').invite;
  const isShown = useSignal(false);
  const link = inviteLink(code);
  useEffect(() => {
    void findAddress();
  }, []);
  return (
    <section class="panel stack invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{says.title}</h2>
      <CodeTiles code={code} label={says.code} />
      <p class="choice-about invite-about">{isOnlyHere() ? says.onlyHere : says.about}</p>
      <div class="tiles invite-ways">
        <ShareButton
          data={{ title: 'Palier', text: says.shareText, url: link }}
          says={says.share}
          isMain
        />
        <CopyButton text={link} says={{ ...says, copy: says.copyLink }} />
        <Button class="invite-show" aria-haspopup="dialog" onClick={() => (isShown.value = true)}>
          <OnlineIcon name="qr" />
          {says.showQr}
        </Button>
      </div>
      <div class="invite-qr">
        <QrCode text={link} label={says.qrOf(link)} />
      </div>
      {isSignedIn() && <InviteFriends code={code} />}
      {isShown.value && (
        <Sheet title={says.qrTitle} onClose={() => (isShown.value = false)}>
          <div class="stack centred-column">
            <QrCode text={link} label={says.qrOf(link)} />
            <p class="choice-about">{says.qrAbout}</p>
            <p class="link-text">{link}</p>
          </div>
        </Sheet>
      )}
    </section>
  );
}
