/** One's own profile: the ways back to it, the devices that are signed in, all that is kept. */
import { useSignal } from '@preact/signals';
import { Face } from '../board/face.tsx';
import { forgetAccount, visit } from '../people/account.ts';
import { PEOPLE, ask, isDone, type Me, type MyDevice } from '../people/api.ts';
import { addPasskey, whyNoPasskeys } from '../people/passkeys.ts';
import { formatDay } from '../state/dates.ts';
import { makeRoute, type Route } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Icon } from '../board/icons.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { makeCode, type ProfileState } from './profile-state.ts';

type OwnProps = { readonly me: Me; readonly state: ProfileState };

export function Own(props: OwnProps) {
  const says = words('profile');
  const { name, face, made } = props.me.profile;
  return (
    <>
      <section class="panel row profile-own">
        <Face of={{ name, face }} />
        <div class="grow">
          <h2>{name}</h2>
          <p class="soft small">{says.since(dayOf(made))}</p>
        </div>
        <a class="button" href={makeRoute({ t: 'place', place: 'you' })}>
          {says.change}
        </a>
      </section>
      <ul class="panel panel-list">
        <Door to="friends" art={<Icon name="people" />} says={says.friends} />
        <Door to="clubs" art={<OnlineIcon name="group" />} says={says.clubs} />
        <Door to="played" art={<Icon name="trophy" />} says={says.played.title} />
      </ul>
      <Ways {...props} />
      <Devices {...props} />
      <Data {...props} />
    </>
  );
}

type DoorProps = {
  readonly to: 'friends' | 'clubs' | 'played';
  readonly art: preact.ComponentChildren;
  readonly says: string;
};

function Door({ to, art, says }: DoorProps) {
  const route: Route =
    to === 'clubs' ? { t: 'place', place: to } : { t: 'place', place: 'you', operand: to };
  return (
    <li>
      <a class="list-row" href={makeRoute(route)}>
        {art}
        <span class="grow">{says}</span>
      </a>
    </li>
  );
}

function dayOf(time: number): string {
  return formatDay(new Date(time).toISOString().slice(0, 10));
}

/** Does something of one's own, and looks what is so then. */
async function change(
  { state }: OwnProps,
  [method, path]: readonly [string, string],
  says: string,
): Promise<void> {
  const done = await ask(method, path);
  if (isDone(done)) await state.heed(await visit(), says);
  else state.fail(done);
}

function Ways(props: OwnProps) {
  const { me, state } = props;
  const { ways, noPasskeys } = words('profile');
  const why = whyNoPasskeys();
  const removing = useSignal<string | undefined>(undefined);
  const hasWay = me.passkeys.length > 0 || me.hasRecoveryCode;
  const going = removing.value;
  return (
    <section class="panel stack">
      <h2>{ways.title}</h2>
      {hasWay ? <p>{ways.about}</p> : <p class="problem">{ways.none}</p>}
      {me.passkeys.length > 0 && (
        <ul class="stack snug">
          {me.passkeys.map((one) => (
            <Row
              key={one.id}
              one={one}
              title={ways.passkey(one.device)}
              about={ways.used(dayOf(one.last))}
            >
              <Button
                class="button-quiet"
                aria-label={`${ways.remove}: ${ways.passkey(one.device)}`}
                onClick={() => (removing.value = one.id)}
              >
                {ways.remove}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {me.hasRecoveryCode && (
        <p class="row nowrap">
          <Icon name="check" />
          <span class="grow">{ways.hasCode}</span>
        </p>
      )}
      {why !== undefined && <p class="soft small">{noPasskeys[why]}</p>}
      <div class="row row-buttons">
        {why === undefined && (
          <Button
            class={hasWay ? undefined : 'button-primary'}
            onClick={() => void addPasskey().then(async (a) => state.heed(a, ways.added))}
          >
            {ways.add}
          </Button>
        )}
        <Button onClick={() => void makeCode(state)}>
          {me.hasRecoveryCode ? ways.newCode : ways.makeCode}
        </Button>
      </div>
      {going !== undefined && (
        <Confirm
          title={ways.removeAsk}
          about={ways.removeAbout}
          yes={ways.remove}
          onYes={() => {
            removing.value = undefined;
            void change(props, ['DELETE', `/me/passkeys/${going}`], ways.removed);
          }}
          onNo={() => (removing.value = undefined)}
        />
      )}
    </section>
  );
}

function Devices(props: OwnProps) {
  const { me } = props;
  const { devices } = words('profile');
  return (
    <section class="panel stack">
      <h2>{devices.title}</h2>
      <ul class="stack snug">
        {me.sessions.map((one) => {
          const name = one.device === '' ? devices.unknown : one.device;
          const isHere = one.id === me.session;
          return (
            <Row
              key={one.id}
              one={one}
              title={name}
              about={isHere ? devices.here : devices.seen(dayOf(one.last))}
            >
              {!isHere && (
                <Button
                  class="button-quiet"
                  aria-label={devices.outOf(name)}
                  onClick={() =>
                    void change(props, ['DELETE', `/me/sessions/${one.id}`], devices.isOut)
                  }
                >
                  {devices.out}
                </Button>
              )}
            </Row>
          );
        })}
      </ul>
      {me.sessions.length > 1 && (
        <Button onClick={() => void change(props, ['DELETE', '/me/sessions'], devices.areOut)}>
          {devices.allOut}
        </Button>
      )}
    </section>
  );
}

type RowProps = {
  readonly one: MyDevice;
  readonly title: string;
  readonly about: string;
  readonly children: preact.ComponentChildren;
};

function Row({ title, about, children }: RowProps) {
  return (
    <li class="row spread profile-row">
      <span class="grow">
        <span class="line strong">{title}</span>
        <span class="line soft small">{about}</span>
      </span>
      {children}
    </li>
  );
}

function Data(props: OwnProps) {
  const { me, state } = props;
  const { data } = words('profile');
  const isAsking = useSignal(false);
  /** Afterwards nobody is signed in here. */
  const leave = async (path: string, says: string): Promise<void> => {
    const done = await ask('DELETE', path);
    if (!isDone(done)) {
      state.fail(done);
      return;
    }
    forgetAccount();
    state.problem.value = '';
    state.me.value = 'none';
    state.news.say(says);
  };
  return (
    <section class="panel stack">
      <h2>{data.title}</h2>
      <p>{data.about}</p>
      <div class="row row-buttons">
        <a class="button" href={`${PEOPLE}/me/export`} download="palier-profile.json">
          <Icon name="download" />
          {data.download}
        </a>
        <Button onClick={() => void leave(`/me/sessions/${me.session}`, data.isOut)}>
          {data.out}
        </Button>
        <Button class="button-danger" onClick={() => (isAsking.value = true)}>
          {data.remove}
        </Button>
      </div>
      {isAsking.value && (
        <Confirm
          title={data.removeAsk}
          about={data.removeAbout}
          yes={data.removeNow}
          onYes={() => {
            isAsking.value = false;
            void leave('/me', data.removed);
          }}
          onNo={() => (isAsking.value = false)}
        />
      )}
    </section>
  );
}
