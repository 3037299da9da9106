/** The table while it fills: who sits where, by which rules, and how the others come. */
import { useMemo, useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { ToldRoom } from '@palier/table/room';
import { Face } from '../../board/face.tsx';
import { faceOf } from '../face-of.ts';
import { GameSection } from '../../new-game/game-section.tsx';
import { HouseRulesSection } from '../../new-game/house-rules-section.tsx';
import { words } from '../../state/words.ts';
import { OnlineIcon } from '../../ui/online-icons.tsx';
import { Page } from '../../ui/page.tsx';
import { LinkNotice } from '../link-notice.tsx';
import type { OnlineRoom } from '../online-room.ts';
import { PresenceMark } from '../presence.tsx';
import { Asking } from './asking.tsx';
import { BeginBar } from './begin-bar.tsx';
import { Hosting } from './hosting.ts';
import { Invite } from './invite.tsx';
import { newsOf, type LobbyNews } from './lobby-news.ts';
import { OptionsSection } from './options-section.tsx';
import { OwnRows } from './own-rows.tsx';
import { PersonMarks, PersonMenu } from './person-menu.tsx';
import { RulesList } from './rules-list.tsx';
import { Seats } from './seats.tsx';
import { ChoiceWords } from '../../ui/choices.tsx';
import '../online.css';
import '../../new-game/new-game.css';
import './lobby.css';

export type LobbyProps = {
  readonly online: OnlineRoom;
  /** Somebody without a name wants one. */
  readonly onJoin: () => void;
};

export function Lobby({ online, onJoin }: LobbyProps) {
  const hosting = useMemo(() => new Hosting(online), [online]);
  const { code, commitment } = hosting.room.value;
  return (
    <Page title={words('online').join.title(code)} class="lobby">
      <LinkNotice online={online} />
      <NewsOfLobby hosting={hosting} />
      <Asking hosting={hosting} />
      <div class="lobby-parts stack">
        <div class="stack">
          <Invite code={code} />
          <Seats hosting={hosting} onJoin={onJoin} />
          <People hosting={hosting} />
        </div>
        <div class="stack">
          {hosting.isPreparing.value ? (
            <Choosing hosting={hosting} />
          ) : (
            <RulesList hosting={hosting} />
          )}
          <Fairness commitment={commitment} />
          {hosting.me.value !== undefined && <OwnRows hosting={hosting} />}
        </div>
      </div>
      <BeginBar hosting={hosting} />
    </Page>
  );
}

/** What the host chooses. */
function Choosing({ hosting }: { readonly hosting: Hosting }) {
  const draft = hosting.draft.value;
  return (
    <>
      {draft !== undefined && (
        <>
          <GameSection draft={draft} onChange={(next) => void hosting.chooseDraft(next)} />
          <HouseRulesSection draft={draft} onChange={(next) => void hosting.chooseDraft(next)} />
        </>
      )}
      <OptionsSection hosting={hosting} />
    </>
  );
}

/** As much of a fingerprint as people compare. */
const SHORT = 8;

/** The server's part of the luck, fixed before anybody sits down. */
function Fairness({ commitment }: { readonly commitment: string }) {
  const says = words('online').lobby;
  return (
    <details class="panel fold fairness">
      <summary>
        <OnlineIcon name="seal" />
        <ChoiceWords
          title={says.fairness}
          about={
            <>
              {says.fairnessAbout} <code>{inFours(commitment.slice(0, SHORT))} …</code>
            </>
          }
        />
      </summary>
      <div class="fold-inside stack">
        <p class="choice-about">{says.fairnessMore}</p>
        <p class="stack joined fingerprint">
          <span class="choice-about">{says.fingerprint}</span>
          <code>{inFours(commitment)}</code>
        </p>
      </div>
    </details>
  );
}

function inFours(hex: string): string {
  return hex.match(/.{1,4}/gu)?.join(' ') ?? hex;
}

/** Who is there without a seat. */
function People({ hosting }: { readonly hosting: Hosting }) {
  const says = words('online').lobby;
  const { people, watchers } = hosting.room.value;
  const standing = people.filter(({ seat }) => seat === null);
  if (standing.length === 0 && watchers === 0) return null;
  return (
    <section class="panel stack" aria-labelledby="lobby-people">
      <h2 id="lobby-people">{says.watching}</h2>
      {standing.length > 0 && (
        <ul class="lobby-people">
          {standing.map((person) => (
            <li key={person.id} class="lobby-person row">
              <Face of={faceOf(person)} />
              <span class="stack joined lobby-person-words">
                <strong>{person.name}</strong>
                <PresenceMark of={person.presence} />
              </span>
              <PersonMarks hosting={hosting} person={person} />
              <PersonMenu hosting={hosting} person={person} />
            </li>
          ))}
        </ul>
      )}
      {watchers > 0 && <p class="choice-about">{says.watchers(watchers)}</p>}
    </section>
  );
}

/** What has changed, said to those who listen. */
function NewsOfLobby({ hosting }: { readonly hosting: Hosting }) {
  const room = hosting.room.value;
  const before = useRef<ToldRoom>(room);
  const said = useSignal('');
  useEffect(() => {
    const news = newsOf(before.current, room, hosting.me.peek());
    before.current = room;
    if (news.length > 0) said.value = news.map(sentence).join(' ');
  }, [room]);
  return (
    <p class="visually-hidden" role="status">
      {said.value}
    </p>
  );
}

function sentence(news: LobbyNews): string {
  const says = words('online').lobby.news;
  switch (news.t) {
    case 'asks':
    case 'joined':
    case 'left':
      return says[news.t](news.name);
    case 'sat':
      return says.sat(news.name, news.seat);
    case 'rulesChanged':
    case 'youHost':
      return says[news.t];
  }
}
