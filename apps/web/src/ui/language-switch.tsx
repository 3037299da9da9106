/** The language, switchable anywhere: codes where room is short. */
import { LANGS, languageName } from '@palier/text';
import { change, settings } from '../state/settings.ts';
import { words } from '../state/words.ts';

export function LanguageSwitch() {
  const { languageSwitch } = words('shell');
  return (
    <fieldset class="language-switch segmented">
      <legend class="visually-hidden">{languageSwitch}</legend>
      {LANGS.map((lang) => (
        <label key={lang} lang={lang} title={languageName(lang)}>
          <input
            type="radio"
            name="language"
            aria-label={languageName(lang)}
            checked={settings.value.lang === lang}
            onChange={() => change({ lang })}
          />
          <span aria-hidden="true">{lang.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  );
}
