/** The public face of the table. See README.md. */
export type { SeatInfo } from './seats.ts';
