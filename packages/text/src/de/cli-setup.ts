/** Help on the options that say what is played, in German. */
export const setupOptions = {
  edition: 'level-up, level-8-98, level-8-99 oder level-8-101 (ohne die Option diese)',
  ladder:
    'stacked oder open für Level Up, one-star oder two-star für Level 8; oder eine eigene als JSON, { "name": "…", "levels": [["run 3", "set 2"], …] }; oder eine JSON-Liste mit einer Leiter je Platz',
  master: 'none, specials oder all: die Karten von Level 8 Master',
  rules: 'Hausregeln, etwa goingOut=any,levels=4,startLevel=1:2:1, oder als JSON',
} as const;
