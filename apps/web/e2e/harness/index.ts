/** What tests in a real browser are written with. */
export { expectNoAxeInAnyTheme, expectNoAxeViolations } from './axe.ts';
export {
  expectLegible,
  expectNothingAway,
  expectNothingCovered,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
} from './layout.ts';
export { newPage, newTab, openApp, theBrowser, usedPage } from './page.ts';
export { DESKTOP, PHONE, PHONE_WIDE, SIZES, TABLET, type Size } from './sizes.ts';
export { emulateVision, VISIONS, type Vision } from './vision.ts';
export { untilDrawn, type VisitOptions } from './visit.ts';
