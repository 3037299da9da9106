/** The sections of the gallery, in the order of a game: cards, table, people, controls, online. */
import { signal } from '@preact/signals';
import { Logo, LogoMark } from '../board/logo.tsx';
import { Sky } from '../board/sky.tsx';
import { CardSection } from './card-section.tsx';
import { ControlSection } from './control-section.tsx';
import { OnlineSection } from './online-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { TableSection } from './table-section.tsx';

const progress = signal(0.3);

export function Gallery() {
  return (
    <>
      <Sky progress={progress.value} />
      <main class="gallery">
        <header class="gallery-row">
          <Logo />
          <LogoMark />
          <Switches />
        </header>
        <CardSection />
        <TableSection />
        <PeopleSection />
        <ControlSection />
        <OnlineSection />
      </main>
    </>
  );
}

function Switches() {
  return (
    <>
      <Choice name="theme" values={['night', 'day', 'contrast']} />
      <Choice name="cards" values={['normal', 'large']} />
      <Choice name="motion" values={['slow', 'normal', 'fast', 'off']} />
      <label class="field">
        <span>sky</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.125"
          value={progress.value}
          onInput={(event) => {
            progress.value = Number(event.currentTarget.value);
          }}
        />
      </label>
    </>
  );
}

function Choice({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  return (
    <label class="field">
      <span>{name}</span>
      <select
        value={document.documentElement.dataset[name] ?? ''}
        onChange={(event) => {
          document.documentElement.dataset[name] = event.currentTarget.value;
        }}
      >
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}
