/** The screens of tables online, fetched together. */
export { OnlineScreen } from './online-screen.tsx';
export { OnlineTableScreen } from './online-table-screen.tsx';
