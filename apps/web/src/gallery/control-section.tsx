/** Buttons, fields, dialogs and icons. */
import { useRef } from 'preact/hooks';
import { ICON_NAMES, Icon } from '../board/icons.tsx';
import { Item, Section } from './section.tsx';

export function ControlSection() {
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Section title="Buttons">
        <div class="gallery-row">
          <button class="button button-primary">Lay the level</button>
          <button class="button">
            <Icon name="sort" /> Sort
          </button>
          <button class="button button-quiet">Not now</button>
          <button class="button button-danger">Leave the game</button>
          <button class="button button-primary" disabled>
            Lay the level
          </button>
          <button class="icon-button" aria-label="Hint">
            <Icon name="hint" />
          </button>
          <button class="icon-button" aria-label="Sound" aria-pressed="true">
            <Icon name="sound" />
          </button>
          <button class="button" onClick={() => sheet.current?.showModal()}>
            Open a sheet
          </button>
          <button class="button" popovertarget="gallery-popover">
            Open a popover
          </button>
        </div>
        <div class="gallery-row">
          <span class="chip">11 cards</span>
          <span class="chip chip-accent">your turn</span>
          <span class="chip chip-good">
            <Icon name="check" /> laid
          </span>
        </div>
        <div id="gallery-popover" popover="auto">
          A run: consecutive values, any colours.
        </div>
        <dialog class="sheet" ref={sheet} aria-labelledby="gallery-sheet">
          <div class="sheet-header">
            <h2 id="gallery-sheet">What does the joker stand for?</h2>
            <button
              class="icon-button"
              aria-label="Close"
              onClick={() => {
                sheet.current?.close();
              }}
            >
              <Icon name="close" />
            </button>
          </div>
          <p>It fits at either end of the run.</p>
          <form method="dialog" class="sheet-actions">
            <button class="button button-quiet">Not now</button>
            <button class="button button-primary">The low end</button>
          </form>
        </dialog>
      </Section>
      <Section title="Choices">
        <div class="panel stack">
          <fieldset class="segmented" aria-label="Sort">
            {['Value', 'Colour', 'Level', 'My own'].map((word, index) => (
              <label key={word}>
                <input type="radio" name="sort" defaultChecked={index === 2} /> {word}
              </label>
            ))}
          </fieldset>
          <label class="switch">
            Sound <input type="checkbox" defaultChecked />
          </label>
          <label class="switch">
            Haptics <input type="checkbox" />
          </label>
          <label class="field">
            <span>Edition</span>
            <select>
              <option>Level 8, 101 cards</option>
            </select>
          </label>
          <label class="field">
            <span>Name</span>
            <input type="text" placeholder="Your name" />
          </label>
        </div>
      </Section>
      <Section title="Rows">
        <div class="panel panel-list">
          <button class="list-row">
            <Icon name="robot" /> <span class="grow">Play bots</span> <Icon name="step-forward" />
          </button>
          <button class="list-row">
            <Icon name="phone" /> <span class="grow">One device</span> <Icon name="step-forward" />
          </button>
        </div>
      </Section>
      <Section title="Icons">
        <div class="gallery-row">
          {ICON_NAMES.map((name) => (
            <Item key={name} caption={name}>
              <Icon name={name} />
            </Item>
          ))}
        </div>
      </Section>
    </>
  );
}
