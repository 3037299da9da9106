/** The rules in the language shown: long, so loaded when the first screen asks for them. */
import { effect, signal } from '@preact/signals';
import { loadRuleWords, type Lang, type RuleWords } from '@palier/text';
import { settings } from './settings.ts';

type Loaded = { readonly lang: Lang; readonly words: RuleWords };

const loaded = signal<Loaded | undefined>(undefined);
const isWanted = signal(false);

effect(() => {
  const { lang } = settings.value;
  if (isWanted.value && loaded.peek()?.lang !== lang) void load(lang);
});

async function load(lang: Lang): Promise<void> {
  const words = await loadRuleWords(lang);
  if (settings.value.lang === lang) loaded.value = { lang, words };
}

/** To be called before drawing: an effect of a component, the opening of a dialog. */
export function wantRuleWords(): void {
  isWanted.value = true;
}

/** Undefined until they are here; read inside a component, it is drawn again then. */
export function ruleWords(): RuleWords | undefined {
  return loaded.value?.words;
}
