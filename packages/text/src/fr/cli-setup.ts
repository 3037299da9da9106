/** Help on the options that say what is played, in French. */
export const setupOptions = {
  edition: 'level-up, level-8-98, level-8-99 ou level-8-101 (sans l’option, celle-ci)',
  ladder:
    'stacked ou open pour Level Up, one-star ou two-star pour Level 8 ; ou la tienne en JSON, { "name": "…", "levels": [["run 3", "set 2"], …] } ; ou une liste JSON, une échelle par place',
  master: 'none, specials ou all : les cartes de Level 8 Master',
  rules: 'règles maison, comme goingOut=any,levels=4,startLevel=1:2:1, ou en JSON',
} as const;
