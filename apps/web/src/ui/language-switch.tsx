/** The language, switchable anywhere: three codes where room is short. */
import { LANGS } from '@palier/text';
import { change, settings } from '../state/settings.ts';
import { ui } from '../state/words.ts';

export function LanguageSwitch() {
  const { languageSwitch, languages } = ui().shell;
  return (
    <fieldset class="language-switch segmented">
      <legend class="visually-hidden">{languageSwitch}</legend>
      {LANGS.map((lang) => (
        <label key={lang} lang={lang} title={languages[lang]}>
          <input
            type="radio"
            name="language"
            aria-label={languages[lang]}
            checked={settings.value.lang === lang}
            onChange={() => change({ lang })}
          />
          <span aria-hidden="true">{lang.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  );
}
