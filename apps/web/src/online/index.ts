/** The screens of tables online, fetched together with their words. */
export { OnlineScreen } from './online-screen.tsx';
export { OnlineTableScreen } from './online-table-screen.tsx';
export { wantOnlineWords } from './online-words.ts';
