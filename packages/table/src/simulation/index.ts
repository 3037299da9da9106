/** Online tables in a world of our own making, where everything goes wrong that can. For tests only. */
export { simulate, type Outcome } from './simulate.ts';
