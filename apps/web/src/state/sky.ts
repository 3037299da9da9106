/** How far the night has come behind every screen: 0 dusk, 1 moonlight. A table moves it. */
import { signal } from '@preact/signals';

export const RESTING_SKY = 0.35;

export const skyProgress = signal(RESTING_SKY);
