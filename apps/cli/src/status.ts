/** Exit statuses: what scripts can rely on. */
export const DONE = 0;
/** The request was understood and refused. */
export const REFUSED = 1;
/** Bad usage, or input that cannot be read. */
export const UNREADABLE = 2;
/** A defect of the program itself, numbered as in sysexits.h. */
export const DEFECT = 70;
