/** Before the first round: who plays, which box, what is different at home. */
import { useSignal } from '@preact/signals';
import {
  EDITIONS,
  HOUSE_TOPICS,
  isFault,
  makeSetup,
  type HouseRuleName,
  type Seat,
} from '@palier/rules';
import { useWords, words } from '../state/words.ts';
import { Segments } from '../ui/choices.tsx';
import { Fold } from '../new-game/fold.tsx';
import { GameSection, type GameSectionProps } from '../new-game/game-section.tsx';
import { HouseRule } from '../new-game/house-rule.tsx';
import '../new-game/new-game.css';
import { PLAYER_COUNTS, defaultDraft, withPlayers, withSeat, type Draft } from '../state/draft.ts';
import { go } from '../state/router.ts';
import { changedRules, idleReason, rulesInForce } from '../state/rule-use.ts';
import { addEvening, evenings } from './evenings.ts';
import { personNames } from './people.ts';
import type { Evening } from './evening.ts';
import { Button } from '../ui/button.tsx';
import { PersonName } from '../new-game/person-name.tsx';
import { Form } from '../ui/form.tsx';
import { SelectField } from '../ui/select.tsx';

/** What is about climbing, winning, dealing and keeping; the players see themselves how one goes out. */
const CLIMB_RULES = Object.keys(HOUSE_TOPICS).filter((name): name is HouseRuleName => {
  const topic = HOUSE_TOPICS[name as HouseRuleName];
  // Who deals first is asked beside the names.
  const isAsked = name === 'goingOut' || name === 'firstDealer';
  return ['ending', 'climbing', 'keeping'].includes(topic) && !isAsked;
});

export function NewEvening({ isFirst }: { readonly isFirst: boolean }) {
  const says = words('companion');
  const draft = useSignal<Draft>(firstDraft(evenings.value[0]));
  const dealer = useSignal<Seat>(1);
  const { newGame } = words('shell');
  const names = typedNames(draft.value);
  const change = (next: Draft): void => {
    draft.value = next;
    dealer.value = Math.min(dealer.value, next.seats.length);
  };
  const begin = (): void => {
    const evening = eveningOf(draft.value, dealer.value);
    if (evening === undefined) return;
    go({ t: 'place', place: 'companion', operand: addEvening(evening) });
  };
  return (
    <Form class="stack" onSubmit={begin}>
      {isFirst && <p class="soft">{says.about}</p>}
      <section class="panel stack">
        <h2>{says.form.people}</h2>
        <Segments
          legend={newGame.players}
          isLegendHidden
          choices={PLAYER_COUNTS.map((value) => ({ value, title: String(value) }))}
          value={draft.value.seats.length}
          onChoose={(players) => change(withPlayers(draft.value, 'device', players))}
        />
        <ul class="ruled">
          {draft.value.seats.map((_, index) => (
            <li key={index} class="new-seat row">
              <PersonName
                usual={newGame.person(index + 1)}
                label={newGame.nameOf(index + 1)}
                name={names[index]!}
                onChange={(name) => change(withSeat(draft.value, index, { t: 'person', name }))}
              />
            </li>
          ))}
        </ul>
        <SelectField
          isRow
          label={says.form.firstDealer}
          value={dealer.value}
          values={names.map((_, index) => index + 1)}
          nameOf={(seat) => personNames(names)[seat - 1]!}
          onChoose={(seat) => (dealer.value = seat)}
        />
      </section>
      <GameSection draft={draft.value} onChange={change} />
      <ClimbRules draft={draft.value} onChange={change} />
      <Button type="submit" class="button-primary button-large">
        {says.form.begin}
      </Button>
    </Form>
  );
}

function ClimbRules(props: GameSectionProps) {
  const { form } = words('companion');
  const { newGame } = words('shell');
  const changed = changedRules(props.draft).filter((name) => CLIMB_RULES.includes(name)).length;
  return (
    <Fold
      title={form.houseRules}
      chosen={changed === 0 ? newGame.noHouseRules : newGame.changed(changed)}
      isChanged={changed > 0}
    >
      {() => <ClimbRuleList {...props} />}
    </Fold>
  );
}

function ClimbRuleList({ draft, onChange }: GameSectionProps) {
  if (useWords('rules') === undefined) return <p class="soft">{words('shell').loading}</p>;
  const names = CLIMB_RULES.filter((name) => idleReason(draft, name) === undefined);
  return (
    <>
      <p class="choice-about">{words('companion').form.houseRulesAbout}</p>
      {names.map((name) => (
        <HouseRule key={name} name={name} draft={draft} onChange={onChange} />
      ))}
    </>
  );
}

/** The people and the rules of the evening before: most play with the same ones. */
function firstDraft(before: Evening | undefined): Draft {
  const usual = defaultDraft('device');
  if (before === undefined) return usual;
  const { edition, ladder, master = 'none', rules = {} } = before.choice;
  return {
    edition,
    ladder: ladder ?? EDITIONS[edition].ladders[0]!,
    master,
    seats: before.names.map((name) => ({ t: 'person', name })),
    rules,
  };
}

function typedNames({ seats }: Draft): readonly string[] {
  return seats.map((seat) => (seat.t === 'person' ? seat.name : ''));
}

function eveningOf(
  draft: Draft,
  dealer: Seat,
): Omit<Evening, 'id' | 'begun' | 'rounds'> | undefined {
  const { edition, ladder, master, seats, rules } = draft;
  const { startLevel } = rulesInForce(draft);
  const choice = {
    edition,
    ladder,
    master,
    players: seats.length,
    rules: rules.startLevel === undefined ? rules : { ...rules, startLevel },
  };
  const setup = makeSetup(choice);
  return isFault(setup)
    ? undefined
    : { choice: setup.chosen, dealer, names: typedNames(draft).map((name) => name.trim()) };
}
