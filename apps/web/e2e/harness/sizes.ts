/** The windows that everything is looked at in. */
export type Size = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Fingers, and a mobile browser's way with the page's width. */
  readonly isTouch: boolean;
};

export const PHONE = { name: 'phone', width: 390, height: 844, isTouch: true } as const;
export const PHONE_WIDE = { name: 'phone-wide', width: 844, height: 390, isTouch: true } as const;
export const TABLET = { name: 'tablet', width: 820, height: 1180, isTouch: true } as const;
export const DESKTOP = { name: 'desktop', width: 1440, height: 900, isTouch: false } as const;

/** The smallest phones that are still carried. */
export const PHONE_SMALL = { name: 'phone-small', width: 320, height: 568, isTouch: true } as const;
export const PHONE_SLIM = { name: 'phone-slim', width: 360, height: 740, isTouch: true } as const;

export const SIZES: readonly Size[] = [PHONE, PHONE_WIDE, TABLET, DESKTOP];
