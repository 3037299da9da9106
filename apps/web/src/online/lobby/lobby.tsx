/** The table while it fills: who sits where, by which rules, and how the others come. */
import { useMemo } from 'preact/hooks';
import { words } from '../../state/words.ts';
import { Page } from '../../ui/page.tsx';
import { HouseRulesSection } from '../../new-game/house-rules-section.tsx';
import { GameSection } from '../../new-game/game-section.tsx';
import { LinkNotice } from '../link-notice.tsx';
import type { OnlineRoom } from '../online-room.ts';
import { BeginBar } from './begin-bar.tsx';
import { Fairness } from './fairness.tsx';
import { Hosting } from './hosting.ts';
import { Invite } from './invite.tsx';
import { NewsOfLobby } from './news.tsx';
import { OptionsSection } from './options-section.tsx';
import { OwnRows } from './own-rows.tsx';
import { People } from './people.tsx';
import { RulesList } from './rules-list.tsx';
import { Seats } from './seats.tsx';
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
      <div class="lobby-parts">
        <div class="stack">
          <Invite code={code} />
          <Seats hosting={hosting} onJoin={onJoin} />
          <People hosting={hosting} />
        </div>
        <div class="stack">
          {hosting.isHost.value ? <Choosing hosting={hosting} /> : <RulesList hosting={hosting} />}
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
