import { expect, it } from 'vitest';
import { sideOf } from './agreeing.ts';

const ADA = { name: 'Ada', face: 'a0000' };
const ADI = { name: 'Adi', face: 'a0000' };
const ADELE = { name: 'Adele', face: 'b1111' };
const NAMELESS = { name: '', face: 'a0000' };

it.each([
  // Signed in for the first time: the profile comes to the device.
  [{ here: ADI, agreed: undefined, there: ADA }, 'there'],
  [{ here: NAMELESS, agreed: undefined, there: ADA }, 'there'],
  // Since they last agreed nobody, this device, another one, both have changed something.
  [{ here: ADA, agreed: ADA, there: ADA }, 'same'],
  [{ here: ADI, agreed: ADA, there: ADA }, 'here'],
  [{ here: ADA, agreed: ADA, there: ADELE }, 'there'],
  [{ here: ADI, agreed: ADA, there: ADELE }, 'here'],
  [{ here: ADI, agreed: ADA, there: ADI }, 'same'],
  // A profile has a name.
  [{ here: NAMELESS, agreed: ADA, there: ADA }, 'there'],
] as const)('%j: %s holds', (looks, side) => {
  expect(sideOf(looks)).toBe(side);
});
