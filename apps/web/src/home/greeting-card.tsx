/** One of the six characters at the top of home, with a word for whoever comes back. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Face, type Mood } from '../board/face.tsx';
import { Icon } from '../board/icons.tsx';
import { useGoal, useRematch } from '../goals/deal-goal.ts';
import type { Badge } from '../local/badges.ts';
import type { FinishedGame } from '../local/finished.ts';
import { makeRoute, type Route } from '../state/router.ts';
import { settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { greetingFor, lineOf, type ChosenGreeting, type Facts } from './greeting.ts';
import { rememberVisit, visitBefore } from './visits.ts';
import './greeting.css';

type GreetingCardProps = { readonly facts: Omit<Facts, 'before'> };

/** Nothing where the characters were told to be quiet. */
export function GreetingCard({ facts }: GreetingCardProps) {
  const { today } = facts;
  useEffect(() => rememberVisit(today), [today]);
  if (!settings.value.chatter) return null;
  const greeting = greetingFor({ ...facts, before: visitBefore(today) });
  return greeting === undefined ? null : <Touch greeting={greeting} />;
}

type GreetingProps = { readonly greeting: ChosenGreeting };

/** One touch and it is done. */
function Touch({ greeting }: GreetingProps) {
  const { deed } = greeting;
  switch (deed.t) {
    case 'daily':
      return <Way to={{ t: 'place', place: 'daily' }} greeting={greeting} />;
    case 'running':
      return <Way to={{ t: 'game', game: deed.game }} greeting={greeting} />;
    case 'goal':
      return <ByGoal goal={deed.goal} greeting={greeting} />;
    case 'rematch':
      return <ByRematch game={deed.game} greeting={greeting} />;
  }
}

function Way({ to, greeting }: GreetingProps & { readonly to: Route }) {
  return (
    <a class="greeting" href={makeRoute(to)}>
      <Words greeting={greeting} />
    </a>
  );
}

function ByGoal({ goal, greeting }: GreetingProps & { readonly goal: Badge }) {
  return <Dealing dealing={useGoal(goal)} greeting={greeting} />;
}

function ByRematch({ game, greeting }: GreetingProps & { readonly game: FinishedGame }) {
  return <Dealing dealing={useRematch(game)} greeting={greeting} />;
}

type DealingProps = GreetingProps & { readonly dealing: ReturnType<typeof useGoal> };

function Dealing({ dealing: { state, play }, greeting }: DealingProps) {
  const { dealing, notDealt } = words('shell').newGame;
  return (
    <button type="button" class="greeting" onClick={play}>
      <Words
        greeting={greeting}
        news={{ idle: undefined, dealing, failed: notDealt }[state.value]}
      />
    </button>
  );
}

/** `news`: what has become of the touch. */
function Words({ greeting, news }: GreetingProps & { readonly news?: string | undefined }) {
  const { who, mood, deed } = greeting;
  const { name } = words('game').character(who);
  const say = words('goals');
  return (
    <>
      <span class="greeting-face">
        <Face of={{ name, bot: who }} mood={useLiveMood(mood)} />
      </span>
      <span class="greeting-bubble">
        <span class="greeting-words">
          <strong class="tiny greeting-name">{name}</strong> {lineOf(greeting, say)}
        </span>{' '}
        <span class="row tight small strong greeting-does">
          {news ?? say.greetings.does[deed.t]}
          <Icon name="play" />
        </span>
      </span>
    </>
  );
}

/** A smile now and then; whoever smiles rests from it. */
const FIRST_SMILE = 1500;
const SMILE = 1200;
const REST = 6000;

function useLiveMood(mood: Mood): Mood {
  const isOther = useSignal(false);
  const isStill = settings.value.motion === 'off';
  useEffect(() => {
    if (isStill) return undefined;
    let timer = setTimeout(turn, FIRST_SMILE);
    function turn(): void {
      isOther.value = !isOther.value;
      timer = setTimeout(turn, isOther.value ? SMILE : REST);
    }
    return () => {
      clearTimeout(timer);
      isOther.value = false;
    };
  }, [isStill, mood]);
  if (!isOther.value) return mood;
  return mood === 'happy' ? 'calm' : 'happy';
}
