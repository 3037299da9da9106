/** The public face of the learnt mind. Apart from the others: nobody who does not ask for it loads it. */
export { Network, readNetwork, readWeights, weightsIn, type NetworkShape } from './network.ts';
export { OPTION_INPUTS, SCORE_INPUT, STATE_INPUTS, Inputs, type Scene } from './inputs/index.ts';
export {
  LEANING,
  chooseBy,
  networkBot,
  sceneOf,
  weigh,
  type Learnt,
  type Weighed,
} from './network-bot.ts';
