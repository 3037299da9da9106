/** A win in points: 60 can be shared by 2 to 6. */
export const POINTS = 60;
