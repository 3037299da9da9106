/** The line at the bottom: which keys do something now, and what. */
import type { Card, Step } from '@palier/rules';
import { offersIn, type TapChoices } from '@palier/table/seat';
import type { Input } from './keys.ts';
import type { KeyHint, Panel, ScreenWords } from './scene.ts';

/** `isLit`: what is most likely wanted now. */
export function keyHint(key: string, name: string, input: Input, isLit = false): KeyHint {
  return { key, name, input, ...(isLit && { isLit }) };
}

export function letterHint(letter: string, name: string, isLit = false): KeyHint {
  return keyHint(letter, name, { t: 'text', text: letter }, isLit);
}

export function enterHint(name: string): KeyHint {
  return keyHint('Enter', name, { t: 'key', key: 'enter' }, true);
}

/** Of what lies over the table. */
export function panelKeys(words: ScreenWords, panel: Panel): readonly KeyHint[] {
  const { keys: say } = words.play.full;
  const escape = keyHint('Esc', say.close, { t: 'key', key: 'escape' });
  switch (panel.t) {
    case 'page':
      return panel.keys;
    case 'text':
      return panel.go === undefined ? [escape] : [enterHint(panel.go.name), escape];
    case 'ask':
      return [enterHint(say.ok), escape];
    case 'list':
      return [
        keyHint('↑ ↓', say.choose, { t: 'key', key: 'down' }),
        enterHint(say.ok),
        ...(panel.isFixed === true ? [] : [escape]),
      ];
    case 'lay':
      return [
        enterHint(say.lay),
        ...(panel.ways.length > 1
          ? [keyHint('← →', say.otherWay, { t: 'key', key: 'right' })]
          : []),
        letterHint('b', words.sheets.byHand),
        escape,
      ];
    case 'byHand':
      return [
        keyHint('← →', say.choose, { t: 'key', key: 'right' }),
        keyHint('Space', '±', { t: 'text', text: ' ' }),
        keyHint('Tab', say.part, { t: 'key', key: 'tab' }),
        letterHint('l', say.lay, true),
        escape,
      ];
    case 'select':
      return [
        keyHint('← →', say.choose, { t: 'key', key: 'right' }),
        keyHint('Space', '±', { t: 'text', text: ' ' }),
        enterHint(say.ok),
        ...(panel.isFixed === true ? [] : [escape]),
      ];
  }
}

export type Moment = {
  readonly isDue: boolean;
  readonly step: Step;
  readonly choices: TapChoices;
  readonly card: Card | undefined;
  readonly canLay: boolean;
  readonly hasLaid: boolean;
  readonly canTakeBack: boolean;
  /** Those of a table online, where there are neither hints nor hurry. */
  readonly more: readonly KeyHint[] | undefined;
};

/** What can be done now, the likeliest first. */
export function playKeys(words: ScreenWords, moment: Moment): readonly KeyHint[] {
  const { isDue, step, choices, card, canLay, hasLaid, canTakeBack, more } = moment;
  const { keys: say } = words.play.full;
  const rest = [
    letterHint('?', say.help),
    ...(more ?? []),
    letterHint('e', say.history),
    letterHint('q', say.quit),
  ];
  if (!isDue) {
    const hurry = more === undefined ? [letterHint('f', say.hurry)] : [];
    const back = canTakeBack ? [letterHint('u', say.takeBack)] : [];
    return [...hurry, ...back, letterHint('s', say.sort), ...rest];
  }
  const offers = new Set(offersIn({ step, choices, card, canLay }).map(({ t }) => t));
  const takes = [...choices.lit.keys()].some((place) => place.startsWith('pile-'));
  const back = canTakeBack ? [letterHint('u', say.takeBack)] : [];
  const hint = more === undefined ? [letterHint('h', say.hint)] : [];
  if (step === 'draw') {
    return [
      ...(offers.has('draw') ? [letterHint('d', say.draw, true)] : []),
      ...(takes ? [letterHint('t', say.take, true)] : []),
      ...back,
      ...hint,
      letterHint('s', say.sort),
      ...rest,
    ];
  }
  const plays = offers.has('play') || offers.has('pass');
  return [
    ...(hasLaid ? [] : [letterHint('l', say.lay, canLay)]),
    ...(card === undefined ? [keyHint('← →', say.choose, { t: 'key', key: 'right' }, true)] : []),
    ...(offers.has('add') ? [letterHint('a', say.add, true)] : []),
    ...(plays ? [letterHint('p', say.play, true)] : []),
    ...(card === undefined ? [] : [letterHint('x', say.discard, offers.has('discard'))]),
    ...back,
    ...hint,
    letterHint('s', say.sort),
    ...rest,
  ];
}
