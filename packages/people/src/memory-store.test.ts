import { describe, it } from 'vitest';
import { memoryPeople } from './memory-store.ts';
import { describePeople } from './testing/describe-people.ts';

describePeople('people in memory', async () => ({ store: memoryPeople() }), { describe, it });
