/** Where simulated worlds once went wrong: what people did and what struck them, kept as it was. */
import type { Script, ScriptStep } from './script.ts';

const TO_THE_END = 10_000;

/** Ada and Bob sit down and begin, each at a node. */
function begun(ada: number, bob: number): readonly ScriptStep[] {
  return [
    { t: 'comes', who: 'Ada', node: ada },
    { t: 'asks', who: 'Ada', what: 'join', answer: 'joined' },
    { t: 'asks', who: 'Ada', what: 'sit 1', answer: 'done' },
    { t: 'comes', who: 'Bob', node: bob },
    { t: 'asks', who: 'Bob', what: 'join', answer: 'joined' },
    { t: 'asks', who: 'Bob', what: 'sit 2', answer: 'done' },
    { t: 'asks', who: 'Ada', what: 'begin', answer: 'done' },
  ];
}

const BOTH = ['Ada', 'Bob'];

export const SCRIPTS: readonly Script[] = [
  {
    fault: 'a greeting failed, and nobody was told',
    nodes: 1,
    steps: [
      ...begun(0, 0),
      // Until what was read of the ledger for the others is forgotten.
      { t: 'wait', ms: 10_000 },
      { t: 'ledger', call: 'since', meets: 'failing' },
      { t: 'comes', who: 'Bob', node: 0 },
    ],
  },
  {
    fault: 'who came back after the end changed the table',
    nodes: 1,
    steps: [
      ...begun(0, 0),
      { t: 'goes', who: 'Bob' },
      { t: 'play', who: ['Ada'], moves: TO_THE_END },
      { t: 'comes', who: 'Bob', node: 0 },
    ],
  },
  {
    fault: 'who watched late saw nothing more when that was switched off',
    nodes: 1,
    options: { delay: 120 },
    steps: [
      ...begun(0, 0),
      { t: 'comes', who: 'Wim', node: 0 },
      { t: 'play', who: BOTH, moves: 2 },
      { t: 'asks', who: 'Ada', what: 'watch at once', answer: 'done' },
      { t: 'play', who: BOTH, moves: 2 },
    ],
  },
  {
    fault: 'salt was not added again where that had failed',
    nodes: 1,
    steps: [
      ...begun(0, 0),
      { t: 'play', who: BOTH, moves: TO_THE_END },
      { t: 'asks', who: 'Ada', what: 'again', answer: 'next' },
      { t: 'goesOn', who: 'Ada' },
      { t: 'ledger', call: 'append', meets: 'failing' },
      { t: 'goesOn', who: 'Bob' },
      { t: 'wait', ms: 5000 },
      { t: 'asks', who: 'Ada', what: 'begin', answer: 'done' },
    ],
  },
  {
    fault: 'who could not be shown the game waited for ever',
    nodes: 1,
    steps: [
      ...begun(0, 0).slice(0, -1),
      { t: 'comes', who: 'Wim', node: 0 },
      { t: 'ledger', call: 'since', meets: 'failing' },
      { t: 'asks', who: 'Ada', what: 'begin', answer: 'done' },
      { t: 'play', who: BOTH, moves: 4 },
    ],
  },
  {
    fault: 'a bot went on for who was back through another node',
    nodes: 2,
    steps: [
      ...begun(0, 1),
      // Bob's node does not hear that a bot came for him, so that it has nothing to send away.
      { t: 'comes', who: 'Wim', node: 1 },
      { t: 'deaf', node: 1, ms: 40_000 },
      { t: 'goes', who: 'Bob' },
      { t: 'play', who: ['Ada'], moves: 6 },
      { t: 'comes', who: 'Bob', node: 1 },
      { t: 'wait', ms: 25_000 },
      { t: 'play', who: ['Ada'], moves: 6 },
    ],
  },
  {
    fault: 'who went while being greeted stayed',
    nodes: 1,
    steps: [
      ...begun(0, 0),
      { t: 'goes', who: 'Bob' },
      { t: 'play', who: ['Ada'], moves: 6 },
      { t: 'ledger', call: 'append', meets: 3000 },
      { t: 'comes', who: 'Bob', node: 0 },
      { t: 'goes', who: 'Bob' },
      { t: 'wait', ms: 60_000 },
      { t: 'asks', who: 'Ada', what: 'rename', answer: 'done' },
    ],
  },
  {
    fault: 'a token was refused by a node that had not heard of it',
    nodes: 2,
    steps: [
      { t: 'comes', who: 'Wim', node: 1 },
      { t: 'deaf', node: 1, ms: 5000 },
      { t: 'comes', who: 'Ada', node: 0 },
      { t: 'asks', who: 'Ada', what: 'join', answer: 'joined' },
      { t: 'comes', who: 'Ada', node: 1 },
    ],
  },
  {
    fault: 'somebody stood up after the end',
    nodes: 1,
    steps: [
      ...begun(0, 0),
      { t: 'play', who: BOTH, moves: TO_THE_END },
      { t: 'asks', who: 'Bob', what: 'stand', answer: 'denied' },
    ],
  },
  {
    fault: 'who had seen more than a node was shown the past',
    nodes: 2,
    steps: [
      ...begun(0, 0),
      { t: 'comes', who: 'Wim', node: 1 },
      { t: 'deaf', node: 1, ms: 60_000 },
      { t: 'play', who: BOTH, moves: 6 },
      { t: 'strays', who: 'Bob', node: 1 },
      { t: 'wait', ms: 10_000 },
    ],
  },
];
