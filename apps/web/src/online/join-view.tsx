/** Before a table that somebody was invited to: who is there, and the ways in. */
import { useSignal } from '@preact/signals';
import { parseSetupChoice, isFault } from '@palier/rules';
import type { ToldRoom } from '@palier/table/room';
import { useRef } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { faceOf } from './face-of.ts';
import { changeProfile, ownFace, profile } from '../state/own-profile.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { problemIn } from './answers.ts';
import { CodeTiles } from './code-tiles.tsx';
import { LinkNotice } from './link-notice.tsx';
import { NicknameField } from './nickname-field.tsx';
import type { OnlineRoom } from './online-room.ts';
import { PresenceMark } from './presence.tsx';
import { ReturnForm } from './return-form.tsx';
import { sitAnywhere } from './sit-anywhere.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import './online.css';

type JoinViewProps = {
  readonly online: OnlineRoom;
  /** What went wrong on the way in. */
  readonly problem: string | undefined;
  readonly onWatch: () => void;
  readonly onReturn: (token: string) => void;
};

export function JoinView({ online, problem: first, onWatch, onReturn }: JoinViewProps) {
  const says = words('online').join;
  const { room } = online.state.value!;
  return (
    <Page title={says.title(room.code)} class="join-view">
      <LinkNotice online={online} />
      <section class="panel stack snug centred-column">
        <CodeTiles code={room.code} label={says.table} />
        <p class="strong join-game">{gameIn(room)}</p>
        <p class="soft small">{placesIn(room)}</p>
        <WhoIsHere room={room} />
      </section>
      {isLocked(room) ? (
        <p class="choice-about">{words('online').denied.locked}</p>
      ) : (
        room.phase !== 'over' && <EnterForm online={online} first={first} />
      )}
      <Watching room={room} onWatch={onWatch} />
      <ReturnForm onReturn={onReturn} />
    </Page>
  );
}

/** Who comes first to a table is let in. */
function isLocked({ options, host, phase }: ToldRoom): boolean {
  return options.joining === 'nobody' && host !== null && phase !== 'over';
}

function gameIn({ options }: ToldRoom): string {
  const choice = parseSetupChoice(options.setup);
  if (isFault(choice)) return '';
  const { edition, ladder } = words('game');
  return typeof choice.ladder === 'string'
    ? `${edition(choice.edition)} · ${ladder(choice.ladder)}`
    : edition(choice.edition);
}

function placesIn({ phase, seats }: ToldRoom): string {
  const says = words('online').join;
  if (phase === 'playing') return says.underWay;
  if (phase === 'over') return says.over;
  const free = seats.filter(({ t }) => t === 'open').length;
  return free === 0 ? says.allTaken : says.seatsFree(free, seats.length);
}

function WhoIsHere({ room }: { readonly room: ToldRoom }) {
  const says = words('online').join;
  const { isBot } = words('shell').newGame;
  const bots = room.seats.filter((seat) => seat.t === 'bot');
  if (room.people.length + bots.length === 0) return <p class="soft">{says.nobodyYet}</p>;
  return (
    <ul class="row middle join-people" aria-label={says.whoIsHere}>
      {room.people.map((person) => (
        <li key={person.id} class="row">
          <Face of={faceOf(person)} />
          <span class="stack joined">
            <strong>{person.name}</strong>
            {person.isBot === true ? (
              <span class="soft small">{isBot}</span>
            ) : (
              <PresenceMark of={person.presence} />
            )}
          </span>
        </li>
      ))}
      {bots.map((bot) => (
        <li key={bot.name} class="row">
          <Face of={bot} />
          <span class="stack joined">
            <strong>{bot.name}</strong>
            <span class="choice-about">{isBot}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function asksHost({ options, host }: ToldRoom): boolean {
  return options.joining === 'approved' && host !== null;
}

type EnterFormProps = { readonly online: OnlineRoom; readonly first: string | undefined };

/** A nickname and a seat. In a game a bot's seat is had from the next round on. */
function EnterForm({ online, first }: EnterFormProps) {
  const says = words('online').join;
  const { start } = words('online');
  const { room } = online.state.value!;
  const name = useSignal(profile.peek().name);
  const problem = useSignal(first ?? '');
  const isBusy = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const bots = room.seats.flatMap((seat, index) =>
    seat.t === 'bot' && seat.claim === null ? [{ name: seat.name, seat: index + 1 }] : [],
  );
  const isLobby = room.phase === 'lobby';
  const hasSeat = room.seats.some(({ t }) => t !== 'person');

  async function enter(seat: number | 'any' | 'none'): Promise<void> {
    const wanted = name.value.trim();
    if (wanted === '') {
      problem.value = start.nicknameMissing;
      field.current?.focus();
      return;
    }
    if (isBusy.value) return;
    isBusy.value = true;
    changeProfile({ name: wanted });
    const trouble = problemIn(await online.client.join(wanted, ownFace()));
    isBusy.value = false;
    if (trouble !== undefined) {
      problem.value = trouble;
      field.current?.focus();
      return;
    }
    if (seat === 'any') await sitAnywhere(online);
    else if (seat !== 'none') await online.client.sit(seat);
  }

  if (room.phase === 'over') return null;
  return (
    <Form
      class="panel stack"
      onSubmit={() => void enter(isLobby ? 'any' : (bots[0]?.seat ?? 'none'))}
    >
      <NicknameField name={name} problem={problem} inputRef={field} />
      <p role="status" class="choice-about">
        {isBusy.value && asksHost(room) && says.waitForHost}
      </p>
      {isLobby ? (
        <Button type="submit" class="button-primary button-large" disabled={isBusy.value}>
          {hasSeat ? says.sitDown : says.joinOnly}
        </Button>
      ) : (
        <>
          {bots.length > 0 && <p class="choice-about">{says.takeOverAbout}</p>}
          {bots.map((bot, index) => (
            <Button
              key={bot.seat}
              type={index === 0 ? 'submit' : 'button'}
              class={index === 0 ? 'button-primary' : undefined}
              disabled={isBusy.value}
              onClick={(event) => {
                if (index === 0) return;
                event.preventDefault();
                void enter(bot.seat);
              }}
            >
              {says.takeOver(bot.name)}
            </Button>
          ))}
          <Button
            type={bots.length === 0 ? 'submit' : 'button'}
            disabled={isBusy.value}
            onClick={(event) => {
              if (bots.length === 0) return;
              event.preventDefault();
              void enter('none');
            }}
          >
            {says.joinOnly}
          </Button>
        </>
      )}
    </Form>
  );
}

function Watching({ room, onWatch }: { readonly room: ToldRoom; readonly onWatch: () => void }) {
  const says = words('online').join;
  if (room.options.watching === 'nobody' && room.phase !== 'over') {
    return <p class="choice-about">{says.noWatching}</p>;
  }
  return (
    <div class="join-watch row">
      <Button onClick={onWatch}>{says.watch}</Button>
      <p class="choice-about">{says.watchAbout}</p>
    </div>
  );
}
