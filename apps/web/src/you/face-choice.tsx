/** One of twelve faces, and the colours of its parts. */
import { FACE_PARTS, SHADES, type FaceLook } from '@palier/table';
import type { Part } from '@palier/text';
import { PersonFace, shadeOf } from '../board/face.tsx';
import { words } from '../state/words.ts';
import { Tiles } from './tiles.tsx';

/** In the order of the codes. */
const FACE_NAMES: readonly (keyof Part<'you'>['faces'])[] = [
  'curls',
  'bob',
  'plaits',
  'ponytail',
  'waves',
  'quiff',
  'spikes',
  'cap',
  'beret',
  'scarf',
  'turban',
  'moustache',
];

type FaceChoiceProps = {
  readonly look: FaceLook;
  readonly onChoose: (look: FaceLook) => void;
};

export function FaceChoice({ look, onChoose }: FaceChoiceProps) {
  const says = words('you');
  return (
    <>
      <Tiles
        legend={says.face}
        look="bare"
        tiles={FACE_NAMES.map((name, face) => ({
          value: face,
          title: says.faces[name],
          art: <PersonFace look={{ ...look, face }} />,
        }))}
        value={look.face}
        onChoose={(face) => onChoose({ ...look, face })}
      />
      {FACE_PARTS.map((part) => (
        <Tiles
          key={part}
          legend={says.parts[part]}
          look="swatch"
          tiles={Array.from({ length: SHADES }, (_, shade) => ({
            value: shade,
            title: says.shades[part][shade]!,
            art: <span class="swatch" style={{ background: shadeOf(part, shade) }} />,
          }))}
          value={look[part]}
          onChoose={(shade) => onChoose({ ...look, [part]: shade })}
        />
      ))}
    </>
  );
}
