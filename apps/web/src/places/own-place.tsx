/** One's look, and behind it the profile that takes it along, friends, games and ratings. */
import { useEffect } from 'preact/hooks';
import { tellLook } from '../people/account.ts';
import type { PlaceProps } from '../state/router.ts';
import { lazy } from '../ui/lazy.tsx';
import { YouScreen } from '../you/you-screen.tsx';

const ProfileScreen = lazy(
  async () => (await import('../profile/profile-screen.tsx')).ProfileScreen,
  'profile',
);

const FriendsScreen = lazy(
  async () => (await import('../profile/friends-screen.tsx')).FriendsScreen,
  'friends',
);

const PlayedScreen = lazy(
  async () => (await import('../profile/played-screen.tsx')).PlayedScreen,
  'profile',
);

const LeadersScreen = lazy(
  async () => (await import('../profile/leaders-screen.tsx')).LeadersScreen,
  'profile',
);

/** A link leads to `friend-` and the code of who sent it. */
const FRIEND = /^friend-(?<code>.*)$/u;

export function OwnPlace({ operand = '' }: PlaceProps) {
  const code = FRIEND.exec(operand)?.groups?.['code'];
  if (operand === 'friends' || code !== undefined) return <FriendsScreen code={code} />;
  if (operand === 'played') return <PlayedScreen />;
  if (operand === 'leaders') return <LeadersScreen />;
  return operand === 'profile' ? <ProfileScreen /> : <OwnLook />;
}

/** What was changed is told when it is done with, not letter by letter. */
function OwnLook() {
  useEffect(() => () => void tellLook(), []);
  return <YouScreen />;
}
