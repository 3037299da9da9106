/** What the settings say. */
export type SettingsWords = {
  readonly title: string;
  readonly language: string;
  readonly look: string;
  readonly theme: string;
  readonly themes: { readonly night: string; readonly day: string; readonly contrast: string };
  readonly largeCards: string;
  readonly largeCardsAbout: string;
  readonly leftHanded: string;
  readonly leftHandedAbout: string;
  readonly pace: string;
  readonly motion: string;
  readonly motionAbout: string;
  readonly motions: {
    readonly slow: string;
    readonly normal: string;
    readonly fast: string;
    readonly off: string;
  };
  readonly botPace: string;
  readonly botPaceAbout: string;
  readonly paces: { readonly [Pace in 'slow' | 'normal' | 'fast' | 'instant']: string };
  readonly senses: string;
  readonly sound: string;
  readonly soundAbout: string;
  readonly haptics: string;
  readonly hapticsAbout: string;
  readonly hand: string;
  readonly sort: string;
  readonly sorts: {
    readonly value: string;
    readonly colour: string;
    readonly level: string;
    readonly own: string;
  };
  readonly sortAbouts: {
    readonly value: string;
    readonly colour: string;
    readonly level: string;
    readonly own: string;
  };
  readonly kept: string;
  readonly keptAbout: string;
  readonly keptGames: (count: number) => string;
  readonly erase: string;
  readonly eraseAsk: string;
  readonly eraseAbout: string;
  readonly eraseNow: string;
  readonly notErased: string;
  readonly about: string;
  readonly version: (version: string) => string;
  readonly credits: string;
  readonly creditLines: readonly string[];
};
