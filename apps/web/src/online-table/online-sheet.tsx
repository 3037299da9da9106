/** What of a table online lies over it: one thing at a time. */
import type { ComponentType } from 'preact';
import type { OnlineSheet } from '../table/online.tsx';
import { InviteSheet, OptionsSheet, PeopleSheet, ReturnSheet } from './around.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import type { PartProps } from './seat-sign.tsx';
import { TalkSheet } from './talk-sheet.tsx';

const SHEETS: { readonly [Name in OnlineSheet]: ComponentType<PartProps> } = {
  talk: TalkSheet,
  invite: InviteSheet,
  return: ReturnSheet,
  people: PeopleSheet,
  options: OptionsSheet,
  leave: LeaveSheet,
};

export function OnlineSheets(props: PartProps) {
  const sheet = props.model.sheet.value;
  if (sheet?.t !== 'online') return null;
  const Named = SHEETS[sheet.name];
  return <Named {...props} />;
}
