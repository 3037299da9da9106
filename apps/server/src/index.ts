/** The public face of the server. See README.md. */
export { isServerFault, type ServerFault, type ServerFaultCode } from './faults.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
