/** Every setting of this device. What is chosen holds at once; there is nothing to save. */
import { HAND_SORTS } from '@palier/table/seat';
import { LANGS, languageName } from '@palier/text';
import { MOTIONS, PACES, THEMES, change, settings, type Settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { Choices, Segments } from '../ui/choices.tsx';
import { Switch } from '../ui/switch.tsx';
import '../styles/pages.css';
import './settings.css';

export function SettingsForm() {
  const says = words('settings');
  const { lang, theme, cards, hand, motion, pace, sound, volume, haptics, chatter, sort } =
    settings.value;
  const loudness = (volume / 100).toLocaleString(words('game').locale, { style: 'percent' });
  return (
    <div class="stack settings-form">
      <section class="panel stack">
        <Segments
          legend={says.language}
          choices={LANGS.map((value) => ({ value, title: languageName(value) }))}
          value={lang}
          onChoose={(value) => change({ lang: value })}
        />
      </section>
      <section class="panel stack">
        <h2>{says.look}</h2>
        <Segments
          legend={says.theme}
          choices={THEMES.map((value) => ({
            value,
            title: says.themes[value],
            art: <ThemePreview theme={value} />,
          }))}
          value={theme}
          onChoose={(value) => change({ theme: value })}
        />
        <Switch
          says={says.largeCards}
          about={says.largeCardsAbout}
          isOn={cards === 'large'}
          onSwitch={(isOn) => change({ cards: isOn ? 'large' : 'normal' })}
        />
        <Switch
          says={says.leftHanded}
          about={says.leftHandedAbout}
          isOn={hand === 'left'}
          onSwitch={(isOn) => change({ hand: isOn ? 'left' : 'right' })}
        />
      </section>
      <section class="panel stack">
        <h2>{says.pace}</h2>
        <Segments
          legend={says.motion}
          about={says.motionAbout}
          choices={MOTIONS.map((value) => ({ value, title: says.motions[value] }))}
          value={motion}
          onChoose={(value) => change({ motion: value })}
        />
        <Segments
          legend={says.botPace}
          about={says.botPaceAbout}
          choices={PACES.map((value) => ({ value, title: says.paces[value] }))}
          value={pace}
          onChoose={(value) => change({ pace: value })}
        />
      </section>
      <section class="panel stack">
        <h2>{says.senses}</h2>
        <Switch
          says={says.sound}
          about={says.soundAbout}
          isOn={sound}
          onSwitch={(isOn) => change({ sound: isOn })}
        />
        <label class="volume">
          <span class="choice-title">{says.volume}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={volume}
            disabled={!sound}
            aria-label={says.volume}
            aria-valuetext={loudness}
            onInput={({ currentTarget }) => change({ volume: currentTarget.valueAsNumber })}
          />
          <span class="volume-now" aria-hidden="true">
            {loudness}
          </span>
        </label>
        <Switch
          says={says.haptics}
          about={says.hapticsAbout}
          isOn={haptics}
          onSwitch={(isOn) => change({ haptics: isOn })}
        />
        <Switch
          says={says.chatter}
          about={says.chatterAbout}
          isOn={chatter}
          onSwitch={(isOn) => change({ chatter: isOn })}
        />
      </section>
      <section class="panel stack">
        <h2>{says.hand}</h2>
        <Choices
          legend={says.sort}
          choices={HAND_SORTS.map((value) => ({
            value,
            title: says.sorts[value],
            about: says.sortAbouts[value],
          }))}
          value={sort}
          onChoose={(value) => change({ sort: value })}
        />
      </section>
    </div>
  );
}

/** A theme in small: its sky, a landing and a card. */
function ThemePreview({ theme }: { readonly theme: Settings['theme'] }) {
  return (
    <svg
      class={`theme-preview theme-preview-${theme}`}
      viewBox="0 0 56 36"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="preview-sky" width="56" height="36" rx="6" />
      <circle class="preview-moon" cx="45" cy="10" r="5" />
      <path class="preview-stairs" d="M4 32v-4h7v-4h7v-4h7v12z" />
      <rect class="preview-card" x="31" y="14" width="12" height="17" rx="2" />
      <circle class="preview-suit" cx="37" cy="22.5" r="3" />
    </svg>
  );
}
