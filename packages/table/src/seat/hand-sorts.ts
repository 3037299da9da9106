/** In which order a hand is shown; `own`: as its owner has put it. */
export const HAND_SORTS = ['value', 'colour', 'level', 'own'] as const;
export type HandSort = (typeof HAND_SORTS)[number];
