/** Seats that somebody asks about without opening their tables: as many as a device keeps. */
import * as z from 'zod';

const MOST_SEATS = 50;
const ID_LENGTH = 64;
const TOKEN_LENGTH = 100;

export const askedSeats = z
  .array(
    z.strictObject({
      /** The id of a table; its code is not enough. */
      table: z.string().max(ID_LENGTH),
      /** What proves who asks, as in `hello`. */
      token: z.string().max(TOKEN_LENGTH),
    }),
  )
  .max(MOST_SEATS);
