import { describeOffice } from '../testing/office-cases.ts';
import { memoryOffice } from './memory-office.ts';

describeOffice('in memory', async () => ({ office: memoryOffice() }));
