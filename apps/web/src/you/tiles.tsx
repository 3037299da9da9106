/** One of several that are told apart by their looks: a picture each, its name below or for listeners. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Glyph } from '../board/icons.tsx';

export type Tile<T> = {
  readonly value: T;
  readonly title: string;
  readonly art: ComponentChildren;
  /** What has to be done before it may be chosen. */
  readonly lock?: string | undefined;
};

type TilesProps<T> = {
  readonly legend: string;
  readonly about?: string | undefined;
  readonly tiles: readonly Tile<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  /** `bare`: the titles are for those who listen. `swatch`: small ones of one colour. */
  readonly look?: 'named' | 'bare' | 'swatch';
};

const LOCK = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';

export function Tiles<T>({ legend, about, tiles, value, onChoose, look = 'named' }: TilesProps<T>) {
  const name = useId();
  return (
    <fieldset class="looks" data-look={look}>
      <legend class={look === 'swatch' ? 'small strong' : 'choices-legend'}>{legend}</legend>
      {about !== undefined && <p class="choice-about">{about}</p>}
      <div class="looks-row">
        {tiles.map((tile) => (
          <label
            key={tile.title}
            class="look"
            data-locked={tile.lock !== undefined}
            title={look === 'named' ? undefined : tile.title}
          >
            <input
              type="radio"
              name={name}
              checked={tile.value === value}
              disabled={tile.lock !== undefined}
              onChange={() => onChoose(tile.value)}
            />
            {tile.art}
            <span class={look === 'named' ? 'small strong' : 'visually-hidden'}>{tile.title}</span>
            {tile.lock !== undefined && (
              <span class="look-lock tiny">
                <Glyph path={LOCK} />
                <span>{tile.lock}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
