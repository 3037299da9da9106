/** The link that lets people into a club, for those who may give it on. */
import { showCode } from '@palier/table/room';
import { clubLink } from '../online/links.ts';
import type { FriendsState } from '../profile/friends-state.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton, ShareButton } from '../ui/share.tsx';
import { clubPath, type Club } from './club-api.ts';

type InviteProps = { readonly club: Club; readonly state: FriendsState };

export function InviteToClub({ club: { id, name, code }, state }: InviteProps) {
  const says = words('friends').clubs.invite;
  if (code === undefined) return null;
  const link = clubLink(code);
  return (
    <section class="panel stack">
      <h2>{says.title}</h2>
      <p>{says.about}</p>
      <p class="club-code large heavy">{showCode(code)}</p>
      <div class="row row-buttons">
        <ShareButton
          data={{ title: 'Palier', text: says.shareText(name), url: link }}
          says={says.share}
        />
        <CopyButton text={link} says={says} />
        <Button onClick={() => void state.change(['POST', `${clubPath(id)}/code`], says.made)}>
          {says.another}
        </Button>
      </div>
    </section>
  );
}
