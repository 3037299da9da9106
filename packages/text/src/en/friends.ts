/** Who one plays with, in English. */
import { clubs } from './clubs.ts';
import { nights } from './nights.ts';
import { count, GAMES } from './speech.ts';

export const friends = {
  title: 'Friends',
  /** To somebody who is not signed in, and the way there. */
  needs: 'Friends find each other by their profiles on this server.',
  toProfile: 'Make a profile or sign in',
  list: 'Your friends',
  none: 'Nobody yet. Send your link to someone, or type their code.',
  here: 'Here now',
  away: 'Not here',
  invitations: {
    title: 'Invitations',
    from: (name: string) => `${name} invites you to a table.`,
    go: 'Go to the table',
    goTo: (name: string) => `Go to the table of ${name}`,
    drop: 'Not now',
    dropOf: (name: string) => `Not now: ${name}`,
  },
  asking: {
    title: 'Requests',
    from: (name: string) => `${name} would like to be your friend.`,
    accept: 'Accept',
    acceptOf: (name: string) => `Accept ${name}`,
    decline: 'Decline',
    declineOf: (name: string) => `Decline ${name}`,
    areFriends: (name: string) => `You and ${name} are friends now.`,
    declined: 'The request is declined.',
  },
  asked: {
    title: 'Asked by you',
    takeBack: 'Withdraw',
    takeBackOf: (name: string) => `Withdraw your request to ${name}`,
    takenBack: 'Your request is withdrawn.',
  },
  add: {
    title: 'Add a friend',
    code: 'Friend code',
    about: 'The eight letters your friend sees here. You can also paste the whole link.',
    bad: 'A friend code has eight letters.',
    notFound: 'This code leads nowhere. Perhaps your friend has a new one.',
    go: 'Ask',
    done: 'You have asked. Now it is your friend’s turn to accept.',
  },
  own: {
    title: 'Your friend code',
    about: 'Whoever has it can ask to be your friend; you decide.',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Could not be copied',
    share: 'Share',
    /** What is sent along with the link. */
    shareText: 'Let’s be friends on Palier!',
    another: 'Make another code',
    made: 'You have a new code. The old one leads nowhere.',
  },
  remove: {
    does: 'Remove from friends',
    ask: (name: string) => `Remove ${name} from your friends?`,
    about: 'You are taken off each other’s lists. Either of you may ask again.',
    yes: 'Remove',
    done: 'You are no longer friends.',
  },
  block: {
    title: 'Blocked',
    does: 'Block',
    ask: (name: string) => `Block ${name}?`,
    about: 'You no longer see each other here, and nothing is said about it to the other.',
    done: 'Blocked.',
    undo: 'Unblock',
    undoOf: (name: string) => `Unblock ${name}`,
    undone: 'No longer blocked.',
  },
  /** What has been played with a friend. */
  met: {
    none: 'You have not finished a game together yet.',
    games: (games: number) => `${count(games, GAMES)} together`,
    ahead: (name: string, ahead: number, behind: number) =>
      `You ended ahead of ${name} ${ahead} times, behind ${behind} times.`,
  },
  /** At a table that waits for players. */
  invite: {
    title: 'Invite friends',
    about: 'They see it on their friends page for a day.',
    does: 'Invite',
    of: (name: string) => `Invite ${name}`,
    done: 'Invited',
  },
  clubs,
  nights,
};
