/** One seat: who has it, or the ways to fill it. */
import { useSignal } from '@preact/signals';
import type { ToldSeat } from '@palier/table/room';
import { Face } from '../../board/face.tsx';
import { faceOf } from '../face-of.ts';
import { BotSheet } from '../../new-game/bot-sheet.tsx';
import type { DraftBot } from '../../state/draft.ts';
import { words } from '../../state/words.ts';
import { PresenceMark } from '../presence.tsx';
import type { Hosting } from './hosting.ts';
import { PersonMarks, PersonMenu } from './person-menu.tsx';
import { draftBot } from './room-draft.ts';
import type { SeatsProps } from './seats.tsx';
import { Button, IconButton } from '../../ui/button.tsx';

type SeatCardProps = SeatsProps & { readonly seat: ToldSeat; readonly place: number };

export function SeatCard(props: SeatCardProps) {
  const { hosting, seat, place } = props;
  const isMine = seat.t === 'person' && seat.person === hosting.me.value;
  return (
    <li class="seat-card" data-seat={seat.t} data-mine={isMine}>
      <span class="seat-card-number soft small strong">
        <span class="visually-hidden">{words('online').lobby.seat(place)}</span>
        <span aria-hidden="true">{place}</span>
      </span>
      {seat.t === 'open' && <OpenSeat {...props} />}
      {seat.t === 'bot' && <BotSeat {...props} seat={seat} />}
      {seat.t === 'person' && <PersonSeat {...props} seat={seat} />}
    </li>
  );
}

function OpenSeat(props: SeatCardProps) {
  const { hosting, place } = props;
  const says = words('online').lobby;
  return (
    <>
      <span class="seat-card-empty" aria-hidden="true" />
      <span class="seat-card-name soft">{says.openSeat}</span>
      <span class="row middle tight seat-card-ways">
        <SitButton {...props} />
        {hosting.isPreparing.value && (
          <Button
            class="button-quiet"
            aria-label={says.addBotTo(place)}
            onClick={() => void hosting.addBot(place)}
          >
            {says.addBot}
          </Button>
        )}
      </span>
    </>
  );
}

/** Whoever has no name yet gets one first. */
function SitButton({ hosting, place, onJoin }: SeatCardProps) {
  const says = words('online').lobby;
  const { me, seat } = hosting.online.state.value!;
  const isSeated = seat !== undefined;
  return (
    <Button
      class={isSeated ? undefined : 'button-primary'}
      aria-label={isSeated ? says.moveTo(place) : says.sitOn(place)}
      onClick={() => {
        if (me === undefined) onJoin();
        else void hosting.hear(hosting.online.client.sit(place));
      }}
    >
      {isSeated ? says.moveHere : says.sitHere}
    </Button>
  );
}

type BotSeatProps = SeatCardProps & { readonly seat: Extract<ToldSeat, { readonly t: 'bot' }> };

function BotSeat(props: BotSeatProps) {
  const { hosting, seat, place } = props;
  const bot = draftBot(seat.bot);
  const { seats } = hosting.room.value;
  const { seat: mine } = hosting.online.state.value!;
  // A person goes before a bot, where nothing else is free.
  const mayReplace = mine === undefined && !seats.some(({ t }) => t === 'open');
  return (
    <>
      <Face of={seat} />
      <strong class="seat-card-name">{seat.name}</strong>
      <span class="soft small">
        {words('shell').newGame.isBot}
        {bot !== undefined && ` · ${words('game').strength(bot.strength).name}`}
      </span>
      <span class="row middle tight seat-card-ways">
        {mayReplace && <SitButton {...props} />}
        {hosting.isPreparing.value && <BotWays hosting={hosting} bot={bot} place={place} />}
      </span>
    </>
  );
}

type BotWaysProps = {
  readonly hosting: Hosting;
  readonly bot: DraftBot | undefined;
  readonly place: number;
};

function BotWays({ hosting, bot, place }: BotWaysProps) {
  const says = words('online').lobby;
  // What is chosen holds in the sheet at once.
  const shown = useSignal<DraftBot | undefined>(undefined);
  const name = bot === undefined ? '' : words('game').character(bot.character).name;
  return (
    <>
      {bot !== undefined && (
        <IconButton
          says={says.changeBot(name)}
          aria-haspopup="dialog"
          onClick={() => (shown.value = bot)}
          icon="settings"
        />
      )}
      <IconButton
        says={says.removeBot(place)}
        onClick={() => void hosting.seatBot(place, null)}
        icon="close"
      />
      {shown.value !== undefined && (
        <BotSheet
          bot={shown.value}
          onChange={(next) => {
            if (next.t !== 'bot') return;
            shown.value = next;
            void hosting.seatBot(place, next);
          }}
          onClose={() => (shown.value = undefined)}
        />
      )}
    </>
  );
}

type PersonSeatProps = SeatCardProps & {
  readonly seat: Extract<ToldSeat, { readonly t: 'person' }>;
};

function PersonSeat({ hosting, seat }: PersonSeatProps) {
  const says = words('online').lobby;
  const person = hosting.room.value.people.find(({ id }) => id === seat.person);
  if (person === undefined) return null;
  const isMine = person.id === hosting.me.value;
  return (
    <>
      <Face of={faceOf(person)} />
      <strong class="seat-card-name">{person.name}</strong>
      <span class="soft small">
        <PresenceMark of={person.presence} />
      </span>
      <PersonMarks hosting={hosting} person={person} />
      <span class="row middle tight seat-card-ways">
        {isMine && (
          <Button
            class="button-quiet"
            onClick={() => void hosting.hear(hosting.online.client.stand())}
          >
            {says.stand}
          </Button>
        )}
        <PersonMenu hosting={hosting} person={person} />
      </span>
    </>
  );
}
