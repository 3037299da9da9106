/** What this device is told while the game is not open, each to be switched off. */
import { useSignal } from '@preact/signals';
import { isSignedIn } from '../people/account.ts';
import { words } from '../state/words.ts';
import { Switch } from '../ui/switch.tsx';
import {
  canBePushed,
  choosePushes,
  PUSH_KINDS,
  pushWants,
  type PushKind,
  type PushProblem,
} from './pushes.ts';

type SwitchesProps = {
  /** Those that belong where they are shown. */
  readonly kinds?: readonly PushKind[];
  /** As the other headings there. */
  readonly heading?: 'h2' | 'h3';
};

export function PushSwitches({ kinds = PUSH_KINDS, heading: Heading = 'h3' }: SwitchesProps) {
  const says = words('online').pushes;
  const problem = useSignal<PushProblem | undefined>(canBePushed() ? undefined : 'unsupported');
  const wants = pushWants.value;
  const choose = async (kind: PushKind, isOn: boolean): Promise<void> => {
    const others = wants.filter((one) => one !== kind);
    problem.value = await choosePushes(isOn ? [...others, kind] : others);
  };
  return (
    <section class="stack">
      <Heading>{says.title}</Heading>
      <p class="small soft">{says.about}</p>
      {canBePushed() && (
        <div class="panel stack">
          {kinds
            .filter((kind) => kind !== 'invited' || isSignedIn())
            .map((kind) => (
              <Switch
                // Anew after each answer: what the browser refused is not on.
                key={`${kind} ${problem.value ?? ''}`}
                says={says.kinds[kind].name}
                about={says.kinds[kind].about}
                isOn={wants.includes(kind)}
                onSwitch={(isOn) => void choose(kind, isOn)}
              />
            ))}
        </div>
      )}
      <p role="status" class="small">
        {problem.value === undefined ? '' : says.problems[problem.value]}
      </p>
    </section>
  );
}
