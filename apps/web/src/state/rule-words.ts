/** The rules in the language shown: long, so loaded when the first screen asks for them. */
import { loadRuleWords, type RuleWords } from '@palier/text';
import { lang } from './settings.ts';
import { speaking } from './speaking.ts';

const spoken = speaking(lang, loadRuleWords);

/** To be called before drawing: an effect of a component, the opening of a dialog. */
export function wantRuleWords(): void {
  void spoken.want();
}

/** Undefined until they are here; read inside a component, it is drawn again then. */
export const ruleWords: () => RuleWords | undefined = spoken.words;
