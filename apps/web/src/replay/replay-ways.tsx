/** Where a replay leads: to a game that goes on from here, and to the coach. */
import { useSignal } from '@preact/signals';
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { storyWords } from '../state/story-words.ts';
import { PlayOnSheet } from './play-on-sheet.tsx';
import { eventsBefore, type Watching } from './replay-state.ts';

export function ReplayWays({
  watching,
  game,
}: {
  readonly watching: Watching;
  readonly game: string;
}) {
  const say = storyWords().replay;
  const isOpen = useSignal(false);
  const { scene, isPlaying, replay } = watching;
  const isOver = scene.value.table.step === 'over';
  return (
    <div class="replay-ways">
      <button
        type="button"
        class="button"
        // Not `disabled`: the focus would be lost at the end.
        aria-disabled={isOver}
        onClick={() => {
          if (isOver) return;
          isPlaying.value = false;
          isOpen.value = true;
        }}
      >
        <Icon name="undo" />
        {say.playOn.open}
      </button>
      {replay.problem === undefined && (
        <a class="button" href={makeRoute({ t: 'place', place: 'review', operand: game })}>
          <Icon name="hint" />
          {say.review}
        </a>
      )}
      {isOpen.value && (
        <PlayOnSheet
          watching={watching}
          game={game}
          at={eventsBefore(watching)}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </div>
  );
}
