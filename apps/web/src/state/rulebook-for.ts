/** The table whose rules the rulebook shows when it is opened as a screen: set by who leads there. */
import { signal } from '@preact/signals';
import type { SetupChoice } from '@palier/rules';

export const rulebookFor = signal<SetupChoice | undefined>(undefined);
