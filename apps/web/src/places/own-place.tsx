/** One's look, and behind it the profile that takes it along. */
import { useEffect } from 'preact/hooks';
import { tellLook } from '../people/account.ts';
import type { PlaceProps } from '../state/router.ts';
import { lazy } from '../ui/lazy.tsx';
import { YouScreen } from '../you/you-screen.tsx';

const ProfileScreen = lazy(
  async () => (await import('../profile/profile-screen.tsx')).ProfileScreen,
  'profile',
);

export function OwnPlace({ operand }: PlaceProps) {
  return operand === 'profile' ? <ProfileScreen /> : <OwnLook />;
}

/** What was changed is told when it is done with, not letter by letter. */
function OwnLook() {
  useEffect(() => () => void tellLook(), []);
  return <YouScreen />;
}
