/** The table while it fills, on the screen that everybody sees. */
import { useSignal } from '@preact/signals';
import type { ToldSeat } from '@palier/table/room';
import { useMemo } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { GameSection } from '../new-game/game-section.tsx';
import { HouseRulesSection } from '../new-game/house-rules-section.tsx';
import { BeginBar } from '../online/lobby/begin-bar.tsx';
import { Hosting } from '../online/lobby/hosting.ts';
import { OptionsSection } from '../online/lobby/options-section.tsx';
import { LinkNotice } from '../online/link-notice.tsx';
import type { OnlineRoom } from '../online/online-room.ts';
import { PresenceMark } from '../online/presence.tsx';
import { PLAYER_COUNTS } from '../state/draft.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/choices.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { JoinHere } from './join-here.tsx';
import { isFlat, leaveTable } from './own-screen.ts';
import '../new-game/new-game.css';

type TvLobbyProps = { readonly online: OnlineRoom; readonly isAwake: boolean };

export function TvLobby({ online, isAwake }: TvLobbyProps) {
  const hosting = useMemo(() => new Hosting(online), [online]);
  const says = words('tv');
  const { lobby } = words('online');
  const { code, seats, people } = hosting.room.value;
  const nobody = seats.every(({ t }) => t !== 'person');
  const standing = people.filter(({ id, seat }) => seat === null && id !== hosting.me.value);
  return (
    <Page title={says.title} class="tv-lobby">
      <LinkNotice online={online} />
      <div class="tv-lobby-parts">
        <JoinHere code={code}>
          {!isAwake && <p class="soft small tv-awake">{says.mayTurnOff}</p>}
        </JoinHere>
        <section class="panel stack" aria-labelledby="tv-seats">
          <h2 id="tv-seats">{lobby.seats}</h2>
          <ol class="tv-seats">
            {seats.map((seat, index) => (
              <TvSeat key={index} hosting={hosting} seat={seat} place={index + 1} />
            ))}
          </ol>
          <p role="status" class="soft">
            {nobody ? says.nobodyYet : standing.map(({ name }) => name).join(' · ')}
          </p>
          <Players hosting={hosting} />
          <Screen hosting={hosting} />
        </section>
      </div>
      <BeginBar hosting={hosting} />
    </Page>
  );
}

type TvSeatProps = {
  readonly hosting: Hosting;
  readonly seat: ToldSeat;
  readonly place: number;
};

function TvSeat({ hosting, seat, place }: TvSeatProps) {
  const { lobby } = words('online');
  const { isBot } = words('shell').newGame;
  const person =
    seat.t === 'person'
      ? hosting.room.value.people.find(({ id }) => id === seat.person)
      : undefined;
  return (
    <li class="tv-seat row" data-seat={seat.t}>
      <span class="visually-hidden">{lobby.seat(place)}</span>
      {seat.t === 'open' ? (
        <>
          <span class="tv-seat-empty" aria-hidden="true" />
          <span class="soft">{lobby.openSeat}</span>
        </>
      ) : (
        <>
          <Face of={person ?? seat} />
          <span class="stack joined">
            <strong>{seat.name}</strong>
            {person === undefined ? (
              <span class="soft small">{isBot}</span>
            ) : (
              <PresenceMark of={person.presence} />
            )}
          </span>
        </>
      )}
    </li>
  );
}

function Players({ hosting }: { readonly hosting: Hosting }) {
  const { players } = hosting.options.value.setup;
  return (
    <Segments
      legend={words('shell').newGame.players}
      choices={PLAYER_COUNTS.map((value) => ({ value, title: String(value) }))}
      value={typeof players === 'number' ? players : hosting.room.value.seats.length}
      onChoose={(value) => void hosting.choosePlayers(value)}
    />
  );
}

/** By which rules, and what is about this screen. */
function Screen({ hosting }: { readonly hosting: Hosting }) {
  const says = words('tv');
  const open = useSignal<'rules' | 'another' | undefined>(undefined);
  const close = (): void => {
    open.value = undefined;
  };
  return (
    <>
      <Switch
        says={says.flat}
        about={says.flatAbout}
        isOn={isFlat.value}
        onSwitch={(on) => isFlat.set(on)}
      />
      <div class="row">
        <Button aria-haspopup="dialog" onClick={() => (open.value = 'rules')}>
          {says.rules}
        </Button>
        {document.fullscreenEnabled && (
          <Button onClick={() => void toFullScreen()}>{says.fullScreen}</Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => (open.value = 'another')}>
          {says.another}
        </Button>
      </div>
      {open.value === 'rules' && <RulesSheet hosting={hosting} onClose={close} />}
      {open.value === 'another' && (
        <Confirm
          title={says.anotherAsk}
          about={says.anotherAbout}
          yes={says.another}
          no={words('online').lobby.stay}
          onYes={() => void leaveTable(hosting.online)}
          onNo={close}
        />
      )}
    </>
  );
}

type RulesSheetProps = { readonly hosting: Hosting; readonly onClose: () => void };

function RulesSheet({ hosting, onClose }: RulesSheetProps) {
  const draft = hosting.draft.value;
  return (
    <Sheet title={words('tv').rules} onClose={onClose}>
      <div class="stack">
        {draft !== undefined && (
          <>
            <GameSection draft={draft} onChange={(next) => void hosting.chooseDraft(next)} />
            <HouseRulesSection draft={draft} onChange={(next) => void hosting.chooseDraft(next)} />
          </>
        )}
        <OptionsSection hosting={hosting} />
      </div>
    </Sheet>
  );
}

/** A browser may say no. */
async function toFullScreen(): Promise<void> {
  await document.documentElement.requestFullscreen().catch(() => undefined);
}
