/** A network that learnt nothing: what it is told changes what it says, wildly and always alike. */
import { OPTION_INPUTS, STATE_INPUTS } from '../inputs/index.ts';
import { Network, weightsIn, type NetworkShape } from '../network.ts';

const SHAPE: NetworkShape = { state: STATE_INPUTS, option: OPTION_INPUTS, first: 24, second: 8 };

export function anyNetwork(): Network {
  const weights = new Float32Array(weightsIn(SHAPE));
  let bits = 1;
  for (let i = 0; i < weights.length; i++) {
    bits = (Math.imul(bits, 1_664_525) + 1_013_904_223) >>> 0;
    weights[i] = bits / 2 ** 31 - 1;
  }
  return new Network(SHAPE, weights);
}
