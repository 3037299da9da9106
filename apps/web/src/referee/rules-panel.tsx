/** By which rules a question is answered, and for how many players. */
import { EDITIONS, type SetupChoice } from '@palier/rules';
import { GameSection } from '../new-game/game-section.tsx';
import { HouseRulesSection } from '../new-game/house-rules-section.tsx';
import '../new-game/new-game.css';
import { PLAYER_COUNTS, type Draft } from '../state/draft.ts';
import { words } from '../state/words.ts';
import { Segments } from '../ui/choices.tsx';
import { seatName } from './people.ts';

type RulesPanelProps = {
  readonly choice: SetupChoice;
  readonly onChange: (choice: SetupChoice) => void;
};

export function RulesPanel({ choice, onChange }: RulesPanelProps) {
  const change = (next: Draft): void => onChange(choiceOf(next));
  const draft = draftOf(choice);
  return (
    <>
      <section class="panel">
        <Segments
          legend={words('shell').newGame.players}
          choices={PLAYER_COUNTS.map((value) => ({ value, title: String(value) }))}
          value={choice.players}
          onChoose={(value) => change({ ...draft, seats: seatsFor(value) })}
        />
      </section>
      <GameSection draft={draft} onChange={change} />
      <HouseRulesSection draft={draft} onChange={change} />
    </>
  );
}

function seatsFor(players: number): Draft['seats'] {
  return Array.from({ length: players }, (_, index) => ({
    t: 'person',
    name: seatName(index + 1),
  }));
}

function draftOf({ edition, players, ladder, master = 'none', rules = {} }: SetupChoice): Draft {
  return {
    edition,
    ladder: ladder ?? EDITIONS[edition].ladders[0]!,
    master,
    seats: seatsFor(players),
    rules,
  };
}

/** Who began where and who dealt first say nothing in the middle of a game. */
function choiceOf({ edition, ladder, master, seats, rules }: Draft): SetupChoice {
  const { startLevel: _start, firstDealer: _dealer, ...others } = rules;
  return { edition, ladder, master, players: seats.length, rules: others };
}
