/** What tests of other workspaces need to run real servers. For tests only. */
export { Device, type DeviceAnswer } from './device.ts';
export { startPushService, type PushService } from './push-service.ts';
export { deviceClock, liveDial, livePorts, type Tap } from './live-dial.ts';
export { openStorage, type Storage } from '../ledger/index.ts';
export { systemTime, type Time } from '../base/time.ts';
export { startPostgres } from './postgres.ts';
export { Stranger } from './stranger.ts';
export { eventually } from './waiting.ts';
export {
  makeServerFolder,
  startServerProcess,
  type Ended,
  type ServerFolder,
  type ServerProcess,
} from './server-process.ts';
