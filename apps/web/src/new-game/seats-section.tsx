/** Who plays: how many, who sits where, how strong the bots are. */
import { STRENGTHS } from '@palier/bots';
import {
  PLAYER_COUNTS,
  botsIn,
  commonStrength,
  withPlayers,
  withSeat,
  withStrength,
  type Draft,
  type Mode,
} from '../state/draft.ts';
import { words } from '../state/words.ts';
import { Segments } from '../ui/choices.tsx';
import { Switch } from '../ui/switch.tsx';
import { SeatRow } from './seat-row.tsx';

type SeatsSectionProps = {
  readonly mode: Mode;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
};

export function SeatsSection({ mode, draft, onChange }: SeatsSectionProps) {
  const says = words('shell').newGame;
  return (
    <section class="panel stack" aria-labelledby="new-game-table">
      <h2 id="new-game-table">{says.table}</h2>
      <Segments
        legend={says.players}
        choices={PLAYER_COUNTS.map((value) => ({ value, title: String(value) }))}
        value={draft.seats.length}
        onChoose={(players) => onChange(withPlayers(draft, mode, players))}
      />
      <ul class="ruled" aria-label={says.seats}>
        {draft.seats.map((_, index) => (
          <SeatRow
            key={index}
            mode={mode}
            draft={draft}
            index={index}
            onChange={(seat) => onChange(withSeat(draft, index, seat))}
          />
        ))}
      </ul>
      {botsIn(draft).length > 0 && <StrengthOfAll draft={draft} onChange={onChange} />}
      {mode === 'bots' && (
        <Switch
          says={says.discardBack}
          about={says.discardBackAbout}
          isOn={draft.isDiscardOpen ?? true}
          onSwitch={(isDiscardOpen) => onChange({ ...draft, isDiscardOpen })}
        />
      )}
    </section>
  );
}

function StrengthOfAll({ draft, onChange }: Omit<SeatsSectionProps, 'mode'>) {
  const says = words('shell').newGame;
  const strength = commonStrength(draft);
  return (
    <div class="strength-of-all">
      <Segments
        legend={says.strengthOfAll}
        choices={STRENGTHS.map((value) => ({ value, title: words('game').strength(value).label }))}
        value={strength}
        onChoose={(value) => onChange(withStrength(draft, value))}
      />
      <p class="choice-about">
        {strength === undefined ? says.strengthMixed : words('game').strength(strength).about}
      </p>
    </div>
  );
}
