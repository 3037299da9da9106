/** Friends: who is there, who invites, who asks, and the ways to find each other. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { showCode } from '@palier/table/room';
import { findAddress, friendLink } from '../online/links.ts';
import { isSignedIn } from '../people/account.ts';
import type { Answer } from '../people/api.ts';
import { circle, watchFriends, type Circle } from '../people/friends.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { NewsLine } from '../ui/news.tsx';
import { Page } from '../ui/page.tsx';
import { CopyButton, ShareButton } from '../ui/share.tsx';
import { AddFriend } from './add-friend.tsx';
import { FriendList } from './friend-list.tsx';
import { useFriends, type FriendsState } from './friends-state.ts';
import { Requests } from './requests.tsx';
import './profile.css';

/** `code`: of who sent the link that led here. */
export function FriendsScreen({ code }: { readonly code: string | undefined }) {
  const says = words('friends');
  const state = useFriends();
  const trouble = useSignal<Exclude<Answer<Circle>['t'], 'done'> | undefined>(undefined);
  useEffect(() => {
    void findAddress();
    if (!isSignedIn()) return undefined;
    return watchFriends((answer) => {
      trouble.value = answer.t === 'done' ? undefined : answer.t;
    });
  }, []);
  const now = circle.value;
  return (
    <Page title={says.title} class="profile friends">
      <NewsLine news={state.news} />
      <div role="alert">
        {state.problem.value !== '' && <p class="problem">{state.problem.value}</p>}
      </div>
      {isSignedIn() && trouble.value !== 'refused' ? (
        <>
          {now === undefined && (
            <p class="soft">
              {trouble.value === undefined ? words('shell').loading : words('shell').notLoaded}
            </p>
          )}
          {now !== undefined && <Known circle={now} code={code} state={state} />}
        </>
      ) : (
        <section class="panel stack">
          <p>{says.needs}</p>
          <a
            class="button button-primary"
            href={makeRoute({ t: 'place', place: 'you', operand: 'profile' })}
          >
            {says.toProfile}
          </a>
        </section>
      )}
    </Page>
  );
}

type KnownProps = {
  readonly circle: Circle;
  readonly code: string | undefined;
  readonly state: FriendsState;
};

function Known({ circle: now, code, state }: KnownProps) {
  return (
    <>
      <Requests circle={now} state={state} />
      {/* Whoever follows a link is here to ask. */}
      {code !== undefined && <AddFriend code={code} state={state} />}
      <FriendList circle={now} state={state} />
      {code === undefined && <AddFriend code="" state={state} />}
      <OwnCode code={now.code} state={state} />
      <Told />
    </>
  );
}

const INVITED = ['invited'] as const;

/** Its words are those of tables online, which nobody needs who has no friend. */
const Pushes = lazy(
  async () => (await import('../online/push-switches.tsx')).PushSwitches,
  'online',
);

function Told() {
  return <Pushes kinds={INVITED} heading="h2" />;
}

function OwnCode({ code, state }: { readonly code: string; readonly state: FriendsState }) {
  const { own } = words('friends');
  const link = friendLink(code);
  return (
    <section class="panel stack">
      <h2>{own.title}</h2>
      <p>{own.about}</p>
      <p class="profile-code large heavy">{showCode(code)}</p>
      <div class="row row-buttons">
        <ShareButton
          data={{ title: 'Palier', text: own.shareText, url: link }}
          says={own.share}
          isMain
        />
        <CopyButton text={link} says={own} />
        <Button onClick={() => void state.change(['POST', '/friends/code'], own.made)}>
          {own.another}
        </Button>
      </div>
    </section>
  );
}
