/** One seat: a person with a name or a bot, and around one device the choice between the two. */
import { useSignal } from '@preact/signals';
import { Face } from '../board/face.tsx';
import { Icon } from '../board/icons.tsx';
import {
  fewestPeople,
  freshBot,
  peopleIn,
  type Draft,
  type DraftBot,
  type DraftSeat,
  type Mode,
} from '../state/draft.ts';
import { changeProfile, profile } from '../state/own-profile.ts';
import { cleanOwnName } from '../state/profile.ts';
import { words } from '../state/words.ts';
import { ChoiceWords, Segments } from '../ui/choices.tsx';
import { OwnFace } from '../ui/own-link.tsx';
import { BotSheet } from './bot-sheet.tsx';
import { unnamed } from './deal.ts';
import { FaceButton } from './face-button.tsx';
import { PersonName } from './person-name.tsx';

type SeatRowProps = {
  readonly mode: Mode;
  readonly draft: Draft;
  readonly index: number;
  readonly onChange: (seat: DraftSeat) => void;
};

export function SeatRow({ mode, draft, index, onChange }: SeatRowProps) {
  const seat = draft.seats[index]!;
  return (
    <li class="new-seat row">
      {seat.t === 'person' ? (
        <PersonSeat mode={mode} draft={draft} index={index} person={seat} onChange={onChange} />
      ) : (
        <BotSeat bot={seat} onChange={onChange} />
      )}
      {mode === 'device' && <KindOfSeat draft={draft} index={index} onChange={onChange} />}
    </li>
  );
}

type PersonSeatProps = SeatRowProps & {
  readonly person: Extract<DraftSeat, { readonly t: 'person' }>;
};

function PersonSeat({ mode, draft, index, person, onChange }: PersonSeatProps) {
  const says = words('shell').newGame;
  if (mode === 'bots') return <OwnSeat name={person.name} onChange={onChange} />;
  const usual = unnamed(draft, index + 1);
  const name = person.name.trim() === '' ? usual : person.name.trim();
  return (
    <PersonName
      usual={usual}
      label={says.nameOf(index + 1)}
      name={person.name}
      face={
        <FaceButton
          of={{ name, face: person.face }}
          onChoose={(face) => onChange({ ...person, face })}
        />
      }
      onChange={(next) => onChange({ ...person, name: next })}
    />
  );
}

/** Whoever plays alone: the name is the one that they have everywhere. */
type OwnSeatProps = Pick<SeatRowProps, 'onChange'> & { readonly name: string };

function OwnSeat({ name, onChange }: OwnSeatProps) {
  const says = words('shell').newGame;
  const own = profile.value.name;
  const shown = own === '' ? name : own;
  return (
    <PersonName
      usual={says.you}
      label={says.yourName}
      name={shown}
      face={<OwnFace />}
      onChange={(next) => {
        changeProfile({ name: cleanOwnName(next) });
        onChange({ t: 'person', name: '' });
      }}
    />
  );
}

type BotSeatProps = { readonly bot: DraftBot; readonly onChange: (seat: DraftSeat) => void };

function BotSeat({ bot, onChange }: BotSeatProps) {
  const { character, strength } = words('game');
  const { name, about } = character(bot.character);
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="new-seat-bot row"
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <Face of={{ name, bot: bot.character }} />
        <ChoiceWords title={name} mark={strength(bot.strength).label} about={about} />
        <Icon name="settings" />
      </button>
      {isOpen.value && (
        <BotSheet bot={bot} onChange={onChange} onClose={() => (isOpen.value = false)} />
      )}
    </>
  );
}

type KindOfSeatProps = Omit<SeatRowProps, 'mode'>;

function KindOfSeat({ draft, index, onChange }: KindOfSeatProps) {
  const says = words('shell').newGame;
  const { t } = draft.seats[index]!;
  const isNeeded = t === 'person' && peopleIn(draft) <= fewestPeople('device');
  return (
    <Segments
      legend={says.kindOf(index + 1)}
      isLegendHidden
      isIconic
      choices={[
        { value: 'person', title: says.isPerson, art: <Icon name="people" /> },
        { value: 'bot', title: says.isBot, art: <Icon name="robot" />, isDisabled: isNeeded },
      ]}
      value={t}
      onChoose={(kind) => {
        if (kind !== t) onChange(kind === 'bot' ? freshBot(draft) : { t: 'person', name: '' });
      }}
    />
  );
}
