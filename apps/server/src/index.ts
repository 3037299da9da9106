/** The public face of the server. See README.md. */
export { openApi } from './api/openapi.ts';
export { WIRE_SCHEMA_NAMES, wireSchema, type WireSchemaName } from './api/wire-schemas.ts';
export {
  completeSettings,
  optionsFrom,
  shownSettings,
  withoutPassword,
  type CompleteSettings,
} from './complete-settings.ts';
export { isServerFault, type ServerFault, type ServerFaultCode } from './faults.ts';
export { backupFolder, isStorageFault, type StoragePlace } from './ledger/index.ts';
export { LOG_LEVELS, makeLog, type Log, type LogLevel } from './log.ts';
export type { ServerOptions } from './options.ts';
export { startServer, type RunningServer } from './server.ts';
export {
  SETTINGS,
  isSettingFault,
  readSettings,
  type SettingFacts,
  type SettingFault,
  type SettingName,
} from './settings.ts';
