import { configureGlobal } from 'fast-check';

// `npm run check` is the quick loop: properties that do not set their own number of runs try less.
if (process.env['PALIER_QUICK'] === '1') configureGlobal({ numRuns: 20 });
