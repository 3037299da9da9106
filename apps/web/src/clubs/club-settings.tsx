/** What helpers and the owner choose for a club; and the ways out of it. */
import { useSignal } from '@preact/signals';
import { EDITIONS, makeSetupChoice } from '@palier/rules';
import { Fold } from '../new-game/fold.tsx';
import { GameSection } from '../new-game/game-section.tsx';
import { HouseRulesSection } from '../new-game/house-rules-section.tsx';
import { lastDraft } from '../online/last-table.ts';
import { ask, isDone } from '../people/api.ts';
import type { FriendsState } from '../profile/friends-state.ts';
import { choiceOf } from '../state/draft-game.ts';
import { canPlay, type Draft } from '../state/draft.ts';
import { goInstead } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Choices } from '../ui/choices.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Form } from '../ui/form.tsx';
import { SelectField } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { clubPath, SEASONS, type Club } from './club-api.ts';
import { ClubNameField } from './club-name-field.tsx';

type SettingsProps = { readonly club: Club; readonly state: FriendsState };

export function ClubSettings(props: SettingsProps) {
  const { club, state } = props;
  const { settings, changed, open, private: closed } = words('friends').clubs;
  const change = (body: object): void => {
    void state.change(['PUT', clubPath(club.id), body], changed);
  };
  return (
    <Fold title={settings.title} chosen={club.isOpen ? open : closed}>
      {() => (
        <div class="stack">
          <Rename {...props} />
          <GameOfClub club={club} onChange={change} />
          {club.role === 'owner' && (
            <>
              <SelectField
                label={settings.season}
                value={club.season}
                values={SEASONS}
                nameOf={(season) => settings.seasons[season]}
                onChoose={(season) => change({ season })}
              />
              <Switch
                says={settings.openTo}
                about={settings.openAbout}
                isOn={club.isOpen}
                onSwitch={(isOpen) => change({ isOpen })}
              />
              <WayOut {...props} says={words('friends').clubs.close} path="" isDanger />
            </>
          )}
        </div>
      )}
    </Fold>
  );
}

function Rename({ club, state }: SettingsProps) {
  const { settings, found, changed } = words('friends').clubs;
  const name = useSignal(club.name);
  const problem = useSignal('');
  const rename = async (): Promise<void> => {
    if (name.peek().trim() === '') problem.value = found.bad;
    else await state.change(['PUT', clubPath(club.id), { name: name.peek() }], changed);
  };
  return (
    <Form class="stack snug" onSubmit={() => void rename()}>
      <ClubNameField name={name} problem={problem} enterKey="done" />
      <Button type="submit">{settings.rename}</Button>
    </Form>
  );
}

type GameProps = { readonly club: Club; readonly onChange: (body: object) => void };

function GameOfClub({ club: { setup }, onChange }: GameProps) {
  const says = words('friends').clubs.settings;
  const draft = draftOf(setup);
  const choose = (next: Draft): void => onChange({ setup: makeSetupChoice(choiceOf(next)) });
  return (
    <>
      <Choices
        legend={says.game}
        about={says.gameAbout}
        choices={[
          { value: false, title: says.asUsual, about: says.asUsualAbout },
          { value: true, title: says.own, about: says.ownAbout },
        ]}
        value={setup !== undefined}
        onChoose={(isOwn) => (isOwn ? choose(lastDraft()) : onChange({ setup: null }))}
      />
      {draft !== undefined && (
        <>
          <GameSection draft={draft} onChange={choose} />
          <HouseRulesSection draft={draft} onChange={choose} />
        </>
      )}
    </>
  );
}

/** Undefined where there is none, or more to it than a draft can say. */
function draftOf(setup: Club['setup']): Draft | undefined {
  if (setup === undefined || setup.ladders !== undefined) return undefined;
  const { edition, players, master = 'none', rules = {} } = setup;
  const ladder = setup.ladder ?? EDITIONS[edition].ladders[0]!;
  if (!canPlay(edition, ladder)) return undefined;
  const seats = Array.from({ length: players }, () => ({ t: 'person', name: '' }) as const);
  return { edition, ladder, master, seats, rules };
}

export function LeaveClub({ club, state }: SettingsProps) {
  const { leave } = words('friends').clubs;
  const isLast = club.members.length === 1;
  const isOwner = club.role === 'owner';
  const about = isLast ? leave.aboutLast : isOwner ? leave.aboutOwner : leave.about;
  return <WayOut club={club} state={state} says={{ ...leave, about }} path="/members/me" />;
}

type EndWords = {
  readonly does: string;
  readonly ask: (club: string) => string;
  readonly about: string;
  readonly yes: string;
};

type WayOutProps = SettingsProps & {
  readonly says: EndWords;
  /** Below the club's own. */
  readonly path: string;
  readonly isDanger?: boolean;
};

function WayOut({ club, state, says, path, isDanger = false }: WayOutProps) {
  const isAsking = useSignal(false);
  const go = async (): Promise<void> => {
    isAsking.value = false;
    // What is gone is not looked at again.
    const done = await ask('DELETE', clubPath(club.id) + path);
    if (isDone(done)) goInstead({ t: 'place', place: 'clubs' });
    else state.problem.value = done.t === 'refused' ? done.says : words('shell').notLoaded;
  };
  return (
    <>
      <Button
        class={isDanger ? 'button-danger' : undefined}
        aria-haspopup="dialog"
        onClick={() => (isAsking.value = true)}
      >
        {says.does}
      </Button>
      {isAsking.value && (
        <Confirm
          title={says.ask(club.name)}
          about={says.about}
          yes={says.yes}
          onYes={() => void go()}
          onNo={() => (isAsking.value = false)}
        />
      )}
    </>
  );
}
