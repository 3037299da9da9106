/** The bot that moves for a program that did not answer as it should. */
import { botOf } from '@palier/bots';

export const FALLBACK = botOf({ strength: 'steady' });
