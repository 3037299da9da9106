/** Help on the options that say what is played, in English. */
export const setupOptions = {
  edition: 'level-up, level-8-98, level-8-99 or level-8-101 (without it this one)',
  ladder:
    'stacked or open for Level Up, one-star or two-star for Level 8; or your own as JSON, { "name": "…", "levels": [["run 3", "set 2"], …] }; or a JSON list with one for each seat',
  master: 'none, specials or all: the cards of Level 8 Master',
  rules: 'house rules, as in goingOut=any,levels=4,startLevel=1:2:1, or as JSON',
} as const;
