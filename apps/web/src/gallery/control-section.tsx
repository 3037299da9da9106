/** Buttons, choices, fields, dialogs and icons: the widgets themselves. */
import { useSignal } from '@preact/signals';
import { ICON_NAMES, Icon } from '../board/icons.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Choices, RowButton, Segments } from '../ui/choices.tsx';
import { SelectField } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { Item, Section } from './section.tsx';

const KINDS = ['primary', 'quiet', 'danger'] as const;
const SORTS = ['Value', 'Colour', 'Level', 'By hand'];
const nothing = (): void => undefined;

export function ControlSection() {
  const isOpen = useSignal(false);
  const chosen = useSignal('Level');
  const isOn = useSignal(true);
  const sorts = {
    choices: SORTS.map((value) => ({ value, title: value, about: `By ${value.toLowerCase()}` })),
    value: chosen.value,
    onChoose: (value: string) => (chosen.value = value),
  };
  return (
    <>
      <Section title="Buttons">
        <div class="gallery-row">
          <Button icon="sort">Sort</Button>
          {KINDS.map((kind) => (
            <Button key={kind} class={`button-${kind}`}>
              {kind}
            </Button>
          ))}
          <Button class="button-primary" disabled>
            disabled
          </Button>
          <IconButton icon="hint" says="Hint" />
          <IconButton icon="sound" says="Sound" aria-pressed />
          <Button onClick={() => (isOpen.value = true)}>Open a sheet</Button>
        </div>
        <div class="gallery-row">
          <span class="chip">11 cards</span>
          <span class="chip chip-accent">your turn</span>
          <span class="chip chip-good">
            <Icon name="check" /> laid
          </span>
        </div>
        {isOpen.value && (
          <Sheet title="What does the joker stand for?" onClose={() => (isOpen.value = false)}>
            <p>It fits at either end of the run.</p>
          </Sheet>
        )}
      </Section>
      <Section title="Choices">
        <div class="panel stack">
          <Segments legend="Segments" {...sorts} />
          <Choices legend="Choices" {...sorts} />
          <Switch
            says="Switch"
            about="On or off"
            isOn={isOn.value}
            onSwitch={(on) => (isOn.value = on)}
          />
          <SelectField
            label="Select"
            value={chosen.value}
            values={SORTS}
            nameOf={String}
            onChoose={sorts.onChoose}
          />
        </div>
      </Section>
      <Section title="Rows">
        <div class="panel panel-list">
          <RowButton art={<Icon name="robot" />} says="Play against bots" onPress={nothing} />
          <RowButton
            art={<Icon name="phone" />}
            says="Pass and play"
            about="Pass it on"
            onPress={nothing}
          />
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
