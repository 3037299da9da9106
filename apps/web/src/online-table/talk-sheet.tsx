/** What can be said, what was said, and who is not to be heard. */
import { useSignal } from '@preact/signals';
import { CHAT_LENGTH, EMOTES, PHRASES, type Saying, type ToldSaid } from '@palier/table/room';
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { words } from '../state/words.ts';
import { Form } from '../ui/form.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import type { AtTable } from './at-table.ts';
import { EmoteView } from './emotes.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { ReportButton, reporting } from './report.tsx';
import { SayingView, speakerName } from './saying.tsx';
import type { PartProps } from './seat-sign.tsx';
import { talkPrefs } from './talk.ts';
import { Button, IconButton } from '../ui/button.tsx';

export function TalkSheet({ at, model }: PartProps) {
  const { talk } = words('onlineTable');
  const { room, me } = at.told.value;
  const close = (): void => {
    model.sheet.value = undefined;
  };
  return (
    <Sheet title={talk.title} onClose={close}>
      {room.options.chat === 'off' ? (
        <p>{talk.off}</p>
      ) : me === undefined ? (
        <p>{talk.needName}</p>
      ) : (
        <Speaking at={at} onSaid={close} />
      )}
      <SaidList at={at} model={model} />
      <MutedPeople at={at} />
      <Quiet at={at} />
    </Sheet>
  );
}

function Speaking({ at, onSaid }: { readonly at: AtTable; readonly onSaid: () => void }) {
  const { talk } = words('onlineTable');
  const speak = (saying: Saying): void => {
    // Not waited for: what is said hangs in the air once the table has heard it.
    void at.talk.say(saying);
    onSaid();
  };
  return (
    <div class="stack">
      <div class="talk-emotes" role="group" aria-label={talk.emotesTitle}>
        {EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            class="talk-emote"
            aria-label={talk.emotes[emote]}
            title={talk.emotes[emote]}
            onClick={() => speak({ t: 'emote', emote })}
          >
            <EmoteView emote={emote} />
          </button>
        ))}
      </div>
      <div class="row" role="group" aria-label={talk.phrasesTitle}>
        {PHRASES.map((phrase) => (
          <Button key={phrase} class="talk-phrase" onClick={() => speak({ t: 'phrase', phrase })}>
            {talk.phrases[phrase]}
          </Button>
        ))}
      </div>
      {at.told.value.room.options.chat === 'free' && <Writing onSaid={speak} />}
    </div>
  );
}

function Writing({ onSaid }: { readonly onSaid: (saying: Saying) => void }) {
  const { talk } = words('onlineTable');
  const text = useSignal('');
  return (
    <Form
      class="row"
      onSubmit={() => {
        const said = text.value.trim();
        if (said !== '') onSaid({ t: 'text', text: said });
      }}
    >
      <label class="field grow">
        <span class="visually-hidden">{talk.textTitle}</span>
        <input
          type="text"
          maxLength={CHAT_LENGTH}
          placeholder={talk.placeholder}
          enterkeyhint="send"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <Button type="submit" aria-label={talk.send} disabled={text.value.trim() === ''}>
        <OnlineIcon name="send" />
      </Button>
    </Form>
  );
}

/** The newest first. */
function SaidList({ at, model }: PartProps) {
  const { talk } = words('onlineTable');
  const said = at.talk.heard.value;
  // What stands here is read.
  useEffect(() => at.talk.see(), [said]);
  return (
    <section>
      <h3>{talk.list}</h3>
      {said.length === 0 ? (
        <p class="soft">{talk.nothing}</p>
      ) : (
        <ol class="ruled">
          {said.toReversed().map((one) => (
            <SaidRow key={`${one.person} ${one.at}`} at={at} model={model} said={one} />
          ))}
        </ol>
      )}
    </section>
  );
}

function SaidRow({ at, model, said }: PartProps & { readonly said: ToldSaid }) {
  const { room, me } = at.told.value;
  const name = speakerName(room, said.person, me);
  const isOwn = said.person === me;
  return (
    <li class="row talk-row" data-own={isOwn}>
      <Face of={room.people.find(({ id }) => id === said.person) ?? { name: '' }} />
      <p class="grow">
        <span class="soft small">{name}</span> <SayingView saying={said.saying} />
      </p>
      {!isOwn && (
        <>
          <MuteButton at={at} person={said.person} name={name} isShort />
          <ReportButton at={at} name={name} onPress={reporting(model, said.person)} isShort />
        </>
      )}
    </li>
  );
}

type MuteProps = {
  readonly at: AtTable;
  readonly person: number;
  readonly name: string;
  /** Without words beside the icon. */
  readonly isShort?: boolean;
};

export function MuteButton({ at, person, name, isShort = false }: MuteProps) {
  const { talk } = words('onlineTable');
  const isMuted = at.talk.isMuted(person);
  const text = isMuted ? talk.unmute(name) : talk.mute(name);
  const icon = <OnlineIcon name={isMuted ? 'hear' : 'mute'} />;
  const turn = (): void => at.talk.mute(person, !isMuted);
  return isShort ? (
    <IconButton says={text} title={text} onClick={turn}>
      {icon}
    </IconButton>
  ) : (
    <Button onClick={turn}>
      {icon}
      {text}
    </Button>
  );
}

/** Who is not heard: undone where it was done. */
function MutedPeople({ at }: { readonly at: AtTable }) {
  const muted = at.told.value.room.people.filter(({ id }) => at.talk.isMuted(id));
  if (muted.length === 0) return null;
  return (
    <div class="row">
      {muted.map(({ id, name }) => (
        <MuteButton key={id} at={at} person={id} name={name} />
      ))}
    </div>
  );
}

/** Whether anybody is heard, and how. */
function Quiet({ at }: { readonly at: AtTable }) {
  const { talk } = words('onlineTable');
  const prefs = talkPrefs.value;
  return (
    <details class="more talk-quiet">
      <summary>{talk.settings}</summary>
      <Switch
        says={talk.muteAll}
        about={talk.muteAllAbout}
        isOn={prefs.isQuiet}
        onSwitch={(isOn) => at.talk.setQuiet(isOn)}
      />
      <Switch
        says={talk.speak}
        about={talk.speakAbout}
        isOn={prefs.isSpoken}
        onSwitch={(isSpoken) => talkPrefs.change((before) => ({ ...before, isSpoken }))}
      />
    </details>
  );
}
