/** Ways to a table: a game set up as a person does it, or one that was planted. */
import { words as en } from '@palier/text/en';
import type { EditionId, LadderId, Master } from '@palier/rules';
import type { Page } from 'playwright-core';
import { newPage, openApp } from './page.ts';
import { plant, type Planted } from './plant.ts';
import type { VisitOptions } from './visit.ts';
