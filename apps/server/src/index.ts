/** The public face of the server. See README.md. */
export { openApi } from './api/openapi.ts';
export { WIRE_SCHEMA_NAMES, wireSchema, type WireSchemaName } from './api/wire-schemas.ts';
export { parseAdminTokens, SHORTEST_TOKEN } from './base/admin-token.ts';
export { isLoopback } from './base/proxy.ts';
export { isSettingFault, type SettingFacts, type SettingFault } from './base/setting.ts';
export { isServerFault, type ServerFault, type ServerFaultCode } from './faults.ts';
export { backupFolder, checkTables, isStorageFault, type StoragePlace } from './ledger/index.ts';
export type {
  ShownBan,
  ShownClub,
  ShownDeed,
  ShownInspected,
  ShownReport,
} from './api/admin-documents.ts';
export { LOG_LEVELS, makeLog, type Log, type LogLevel } from './base/log.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export {
  SETTINGS,
  completeSettings,
  readSettings,
  shownSettings,
  usualText,
  variableOf,
  withoutPassword,
  type CompleteSettings,
  type SettingName,
} from './settings.ts';
