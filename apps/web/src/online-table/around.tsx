/** From the menu: how others come, how one comes back, who is here, what the host has chosen. */
import { useSignal } from '@preact/signals';
import type { PersonId, ToldOptions, ToldPerson, WireAnswer } from '@palier/table/room';
import { Face } from '../board/face.tsx';
import { dayName } from '../online/day-name.ts';
import { faceOf } from '../online/face-of.ts';
import { problemIn } from '../online/answers.ts';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Invite } from '../online/lobby/invite.tsx';
import { OptionsForm, optionRows } from '../online/lobby/options-section.tsx';
import { ReturnSheet } from '../online/return-sheet.tsx';
import { words } from '../state/words.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { AtTable } from './at-table.ts';
import { isAhead } from './days-note.tsx';
import { HostMark, PresenceDot } from './marks.tsx';
import { ReportButton, reporting } from './report.tsx';
import type { PartProps } from './seat-sign.tsx';
import { MuteButton } from './talk-sheet.tsx';
import { Button, IconButton } from '../ui/button.tsx';

function closing({ model }: PartProps): () => void {
  return () => {
    model.sheet.value = undefined;
  };
}

export function InviteSheet(props: PartProps) {
  return (
    <Sheet title={words('onlineTable').menu.invite} onClose={closing(props)}>
      <div class="invite-sheet">
        <Invite code={props.at.told.value.room.code} />
      </div>
    </Sheet>
  );
}

export function WayBackSheet(props: PartProps) {
  const { client, told } = props.at;
  const { token } = client;
  if (token === undefined) return null;
  return <ReturnSheet code={told.value.room.code} token={token} onClose={closing(props)} />;
}

export function PeopleSheet(props: PartProps) {
  const report = (person: PersonId): void => reporting(props.model, person)();
  return <People at={props.at} onReport={report} onClose={closing(props)} />;
}

type PeopleProps = {
  readonly at: AtTable;
  readonly onReport: (person: PersonId) => void;
  readonly onClose: () => void;
};

/** Also once the game is over, when there is no table any more that it could lie on. */
export function People({ at, onReport, onClose }: PeopleProps) {
  const { room } = at.told.value;
  const problem = useSignal<string | undefined>(undefined);
  const ask = async (answer: Promise<WireAnswer>): Promise<void> => {
    problem.value = undefined;
    problem.value = problemIn(await answer);
  };
  return (
    <Sheet title={words('onlineTable').menu.people} onClose={onClose}>
      <ul class="ruled">
        {room.people.map((person) => (
          <PersonRow
            key={person.id}
            at={at}
            person={person}
            ask={ask}
            onReport={() => onReport(person.id)}
          />
        ))}
      </ul>
      {room.watchers > 0 && <p class="soft">{words('online').lobby.watchers(room.watchers)}</p>}
      <p role="alert" class="bad">
        {problem.value ?? ''}
      </p>
    </Sheet>
  );
}

type PersonRowProps = {
  readonly at: AtTable;
  readonly person: ToldPerson;
  readonly ask: (answer: Promise<WireAnswer>) => Promise<void>;
  readonly onReport: () => void;
};

function PersonRow({ at, person, ask, onReport }: PersonRowProps) {
  const { presence, talk } = words('onlineTable');
  const { lobby, timeOff } = words('online');
  const { room, me } = at.told.value;
  const isOn = useSignal(false);
  const isMe = person.id === me;
  const isHost = room.host === person.id;
  const mayManage = room.host === me && me !== undefined && !isMe;
  const facts = [
    ...(isMe ? [presence.you] : []),
    ...(person.isBot === true ? [presence.bot] : []),
    ...(isHost ? [presence.host] : []),
    isAhead(at, person.rest) ? timeOff.awayUntil(dayName(person.rest)) : presence[person.presence],
    ...(person.seat === null ? [lobby.watching] : []),
    ...(at.talk.isMuted(person.id) ? [talk.muted] : []),
  ];
  return (
    <li>
      <div class="row">
        <span class="people-face">
          <Face of={faceOf(person)} />
          <PresenceDot sign={person.presence} />
          {isHost && <HostMark />}
        </span>
        <span class="stack joined grow">
          <strong>{person.name}</strong>
          <span class="soft small">{facts.join(' · ')}</span>
        </span>
        {!isMe && (
          <IconButton
            aria-expanded={isOn.value}
            says={lobby.options(person.name)}
            onClick={() => {
              isOn.value = !isOn.value;
            }}
          >
            <OnlineIcon name="more" />
          </IconButton>
        )}
      </div>
      {!isMe && isOn.value && (
        <div class="row people-actions">
          <MuteButton at={at} person={person.id} name={person.name} />
          <ReportButton at={at} name={person.name} onPress={onReport} />
          {mayManage && <HostWays at={at} person={person} ask={ask} />}
        </div>
      )}
    </li>
  );
}

/** What the host may do about somebody. */
function HostWays({ at, person, ask }: Omit<PersonRowProps, 'onReport'>) {
  const { lobby } = words('online');
  return (
    <>
      <Button onClick={() => void ask(at.client.passHost(person.id))}>{lobby.passHost}</Button>
      {/* Where strangers come and go there is no other way. */}
      {at.told.value.room.options.listing === 'hidden' && (
        <>
          <Button class="button-danger" onClick={() => void ask(at.client.remove(person.id))}>
            {lobby.remove}
          </Button>
          <p class="soft small">{lobby.removeAbout(person.name)}</p>
        </>
      )}
      <Button
        class="button-danger"
        onClick={() => void ask(at.client.remove(person.id, { forGood: true }))}
      >
        {lobby.removeForGood}
      </Button>
      <p class="soft small">{lobby.removeForGoodAbout(person.name)}</p>
    </>
  );
}

/** The rules stay as they were dealt; the rest may change while the game goes on. */
export function OptionsSheet(props: PartProps) {
  const { at } = props;
  const { room, me } = at.told.value;
  const { options: says } = words('online');
  const problem = useSignal<string | undefined>(undefined);
  const isHost = me !== undefined && room.host === me;
  const host = room.people.find(({ id }) => id === room.host)?.name;
  const choose = async (options: ToldOptions): Promise<void> => {
    problem.value = problemIn(await at.client.configure(options));
  };
  return (
    <Sheet title={words('onlineTable').menu.options} onClose={closing(props)}>
      <p role="alert" class="bad">
        {problem.value ?? ''}
      </p>
      {isHost ? (
        <div class="stack">
          <OptionsForm options={room.options} onChange={(options) => void choose(options)} />
        </div>
      ) : (
        <>
          <dl class="facts ruled">
            {optionRows(room.options).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {host !== undefined && <p class="soft">{says.readOnly(host)}</p>}
        </>
      )}
    </Sheet>
  );
}
