/** What tables online are made of: codes, presence, what a camera reads. */
import { CodeTiles } from '../online/code-tiles.tsx';
import { GLYPH_NAMES, OnlineIcon } from '../ui/online-icons.tsx';
import { PresenceMark } from '../online/presence.tsx';
import { QrCode } from '../online/qr-code.tsx';
import { Item, Section } from './section.tsx';
import '../online/online.css';

export function OnlineSection() {
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
