/** Setting up a game: sensible from the start, so that one more tap deals the cards. */
import { isFault, makeSetup } from '@palier/rules';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { choiceOf } from '../state/draft-game.ts';
import type { Draft, Mode } from '../state/draft.ts';
import { lastSetup, rememberSetup } from '../state/last-setup.ts';
import { goInstead } from '../state/router.ts';
import { useWords, words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { GameSection } from './game-section.tsx';
import { HouseRulesSection } from './house-rules-section.tsx';
import { LevelsPanel } from './levels.tsx';
import { SeatsSection } from './seats-section.tsx';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { gamesAreNewer } from '../state/app-update.ts';
import { dealDraft } from './deal.ts';
import './new-game.css';

export function NewGameScreen({ mode }: { readonly mode: Mode }) {
  const says = words('shell').newGame;
  const draft = useSignal<Draft>(lastSetup(mode));
  const fault = useComputed(() => {
    const setup = makeSetup(choiceOf(draft.value));
    return isFault(setup) ? setup : undefined;
  });
  const isDealing = useSignal(false);
  const hasFailed = useSignal(false);
  useSignalEffect(() => rememberSetup(mode, draft.value));

  async function deal(): Promise<void> {
    isDealing.value = true;
    hasFailed.value = false;
    try {
      const game = await dealDraft(draft.value);
      // The way back from the table leads home, not to a second deal.
      goInstead({ t: 'game', game });
    } catch {
      isDealing.value = false;
      hasFailed.value = true;
    }
  }

  const { about: newer } = words('shell').newer;
  const notDealt = gamesAreNewer.value ? newer : says.notDealt;
  // Seldom needed, so fetched while the screen is there already.
  const faults = useWords('faults');
  const problem = hasFailed.value ? notDealt : fault.value && faults?.fault(fault.value);
  const onChange = (next: Draft) => {
    draft.value = next;
  };
  return (
    <Page title={mode === 'bots' ? says.botsTitle : says.deviceTitle} class="new-game">
      <Form class="new-game-form stack" onSubmit={() => void deal()}>
        <div class="stack">
          <SeatsSection mode={mode} draft={draft.value} onChange={onChange} />
          <LevelsPanel ladder={draft.value.ladder} />
        </div>
        <div class="stack">
          <GameSection draft={draft.value} onChange={onChange} />
          <HouseRulesSection draft={draft.value} onChange={onChange} />
        </div>
        <DealBar
          problem={problem}
          isDealing={isDealing.value}
          isRefused={fault.value !== undefined}
        />
      </Form>
    </Page>
  );
}

type DealBarProps = {
  readonly problem: string | undefined;
  readonly isDealing: boolean;
  readonly isRefused: boolean;
};

/** The button that everything leads to, always in reach, and what stands in its way. */
function DealBar({ problem, isDealing, isRefused }: DealBarProps) {
  const says = words('shell').newGame;
  return (
    <div class="deal-bar stack snug">
      <div role="alert">{problem !== undefined && <p class="problem">{problem}</p>}</div>
      <Button type="submit" class="button-primary button-large" disabled={isDealing || isRefused}>
        {isDealing ? says.dealing : says.deal}
      </Button>
    </div>
  );
}
