/**
 * What the network is told, all of it from the seat's view: what all options share (`state.ts`),
 * and each option by what it leaves (`option.ts`). A level is told by its parts, so that any
 * ladder can be played.
 */
import type { MoveOption } from '../deliberate.ts';
import { OPTION_INPUTS, putOption } from './option.ts';
import { Pen } from './pen.ts';
import { sightOf, type Scene, type Sight } from './scene.ts';
import { STATE_INPUTS, putState } from './state.ts';

export { OPTION_INPUTS, SCORE_INPUT } from './option.ts';
export { STATE_INPUTS } from './state.ts';
export type { Scene } from './scene.ts';

/** Made once, filled anew for each decision. */
export class Inputs {
  readonly #state = new Pen(STATE_INPUTS);
  readonly #option = new Pen(OPTION_INPUTS);
  #sight!: Sight;

  /** What all options share. The array is the same each time. */
  ofState(scene: Scene): Float32Array {
    this.#sight = sightOf(scene);
    this.#state.start();
    putState(this.#state, this.#sight);
    return this.#state.into;
  }

  /** One option of the scene told last. The array is the same each time. */
  ofOption(option: MoveOption): Float32Array {
    this.#option.start();
    putOption(this.#option, this.#sight, option);
    return this.#option.into;
  }
}
