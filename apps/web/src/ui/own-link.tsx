/** The way to one's look: one's face, with one's name, the wish that somebody chooses one, or a greeting. */
import { Face } from '../board/face.tsx';
import { ownName } from '../state/own-seat.ts';
import { profile } from '../state/own-profile.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import './own-link.css';

export function OwnLink() {
  const { own } = words('shell');
  const name = profile.value.name.trim();
  return (
    <a class="own-link" href={makeRoute({ t: 'place', place: 'you' })}>
      <OwnPortrait />
      {name === '' ? (
        <span>{own.invite}</span>
      ) : (
        <>
          <span class="cut strong">{name}</span>
          <span class="visually-hidden">{own.title}</span>
        </>
      )}
    </a>
  );
}

/** Whatever they are called, the face is theirs. */
function OwnPortrait() {
  return <Face of={{ name: ownName(), face: profile.value.face }} />;
}

/** On home. What it says is as long as there is room for it. */
export function OwnGreeting() {
  const { own, home } = words('shell');
  const name = profile.value.name.trim();
  return (
    <a class="own-link own-greeting" href={makeRoute({ t: 'place', place: 'you' })}>
      <OwnPortrait />
      <span class="strong own-hello">{home.hello(name === '' ? undefined : name)}</span>
      <span class="visually-hidden">{own.title}</span>
    </a>
  );
}

/** The face alone, where the name stands beside it: the way to another one. */
export function OwnFace() {
  const { title } = words('shell').own;
  return (
    <a
      class="own-face"
      href={makeRoute({ t: 'place', place: 'you' })}
      aria-label={title}
      title={title}
    >
      <OwnPortrait />
    </a>
  );
}
