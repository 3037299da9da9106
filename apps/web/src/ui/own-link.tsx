/** The way to one's look: one's face and name, or the wish that somebody chooses them. */
import { Face, type FaceOf } from '../board/face.tsx';
import { profile } from '../state/own-profile.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import './own-link.css';

export function OwnLink() {
  const { own, newGame } = words('shell');
  const name = profile.value.name.trim();
  return (
    <a class="own-link" href={makeRoute({ t: 'place', place: 'you' })}>
      <Face of={{ name: name === '' ? newGame.guest : name }} />
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

/** The face alone, where the name stands beside it: the way to another one. */
export function OwnFace({ of }: { readonly of: FaceOf }) {
  const { title } = words('shell').own;
  return (
    <a
      class="own-face"
      href={makeRoute({ t: 'place', place: 'you' })}
      aria-label={title}
      title={title}
    >
      <Face of={of} />
    </a>
  );
}
