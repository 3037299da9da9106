/** The sections of the gallery, in the order of a game: cards, table, people, controls, online. */
import { signal } from '@preact/signals';
import { Logo, LogoMark } from '../board/logo.tsx';
import { Sky } from '../board/sky.tsx';
import { CodeTiles } from '../online/code-tiles.tsx';
import { PresenceMark } from '../online/presence.tsx';
import { QrCode } from '../online/qr-code.tsx';
import { GLYPH_NAMES, OnlineIcon } from '../ui/online-icons.tsx';
import { CardSection } from './card-section.tsx';
import { ControlSection } from './control-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { Item, Section } from './section.tsx';
import { TableSection } from './table-section.tsx';
import '../online/online.css';

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

/** What tables online are made of: codes, presence, what a camera reads. */
function OnlineSection() {
  return (
    <Section title="Online">
      <CodeTiles code="KLMPQR" label="Code" />
      <div class="gallery-row">
        <PresenceMark of="here" />
        <PresenceMark of="away" />
        <PresenceMark of="gone" />
        <QrCode text="https://palier.example/#/t/KLMPQR" label="QR code" />
      </div>
      <div class="gallery-row">
        {GLYPH_NAMES.map((name) => (
          <Item key={name} caption={name}>
            <OnlineIcon name={name} />
          </Item>
        ))}
      </div>
    </Section>
  );
}
