/** When somebody lands on the moon: sparks around it; where nothing moves, a frame. Nothing waits for it. */
import { settings } from '../state/settings.ts';
import { burst, frameStill, middleOf } from './peak-motion.ts';
import { cardTime } from '../board/css-time.ts';

/** Milliseconds between the bursts. */
const BURSTS = [0, 300, 650];

/** `after`: so many ways of a card from now. Gives what calls it off. */
export function celebrateLanding(stairs: HTMLElement, after: number): () => void {
  if (settings.peek().motion === 'off') {
    frameStill(stairs);
    return () => undefined;
  }
  const card = cardTime(stairs);
  const timers = BURSTS.map((later) =>
    setTimeout(
      () => {
        const moon = stairs.querySelector('.climb-moon');
        if (moon !== null) burst(middleOf(moon), { heat: 1, reach: 1.6 });
      },
      card * after + later,
    ),
  );
  return () => timers.forEach(clearTimeout);
}
