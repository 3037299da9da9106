/** What other workspaces need to test what they build on people. For tests only. */
export { describePeople } from './describe-people.ts';
export type { PeopleUnderTest } from './people-cases.ts';
