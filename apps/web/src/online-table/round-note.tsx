/** In the summary of a round: the table does not wait for who still looks at it. */
import { pastEvents } from '@palier/rules';
import { words } from '../state/words.ts';
import type { PartProps } from './seat-sign.tsx';
import { OwnClock } from './turn-clock.tsx';

export function RoundNote({ at, model }: PartProps) {
  const { nextRound } = words('onlineTable');
  const ended = model.ended.value;
  const { past } = model.state.value!.view;
  const isDealt = ended !== undefined && !pastEvents(past).includes(ended);
  const text = !isDealt
    ? nextRound.waiting
    : model.isDue.value
      ? nextRound.yourTurn
      : nextRound.dealt;
  return (
    <div class="round-note">
      <OwnClock at={at} model={model} />
      <p role="status" data-due={isDealt && model.isDue.value}>
        {text}
      </p>
    </div>
  );
}
