/** The room for what goes on here: as high as it was on the last visit, so that nothing moves under a finger. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { hasTables, Online } from '../online/my-online.tsx';
import { looseObject, whole } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';
import { lazy } from '../ui/lazy.tsx';
import { useResized } from '../ui/use-resized.ts';

const Lately = lazy(async () => (await import('./lately.tsx')).Lately, 'goals');

type Room = { readonly width: number; readonly height: number };

const room = kept('home-room', looseObject<Room>({ width: whole, height: whole }), {
  width: 0,
  height: 0,
});

export function Now() {
  const box = useRef<HTMLDivElement>(null);
  const awaited = useSignal({ lately: true, online: hasTables() });
  const turns = useSignal(0);
  const isDrawn = !awaited.value.lately && !awaited.value.online;
  useResized(
    box,
    ({ offsetHeight }) => {
      const { lately, online } = awaited.peek();
      if (!lately && !online) room.set({ width: innerWidth, height: offsetHeight });
    },
    isDrawn,
  );
  const known = room.peek();
  const isKnown = known.width === innerWidth;
  return (
    <div
      ref={box}
      class={isDrawn || isKnown ? 'stack' : 'stack home-now-unknown'}
      style={isDrawn || !isKnown ? {} : { minHeight: `${known.height}px` }}
    >
      <Lately
        online={
          <Online
            part="MyTurn"
            onCount={(count) => {
              turns.value = count;
              awaited.value = { ...awaited.peek(), online: false };
            }}
          />
        }
        turns={turns.value}
        onDrawn={() => (awaited.value = { ...awaited.peek(), lately: false })}
      />
    </div>
  );
}
