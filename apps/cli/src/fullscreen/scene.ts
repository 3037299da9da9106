/** What is drawn of a table, and what can be touched on it. */
import type { Card, LayLevel, Seat, View } from '@palier/rules';
import type { Aim, HandCard, LayingDraft, Spot, TapChoices } from '@palier/table/seat';
import { loadPart, type Lang, type Naming, type Part } from '@palier/text';
import type { Words } from '../words.ts';
import type { Canvas } from './canvas.ts';
import type { Input } from './keys.ts';

export type ScreenWords = Words & {
  /** The words of the table in the browser: what can be said with the same, is. */
  readonly table: Part<'table'>;
  readonly sheets: Part<'tableSheets'>;
  readonly results: Part<'results'>;
};

export async function withScreen<W extends Words>(words: W, lang: Lang): Promise<W & ScreenWords> {
  const [table, sheets, results] = await Promise.all([
    loadPart(lang, 'table'),
    loadPart(lang, 'tableSheets'),
    loadPart(lang, 'results'),
  ]);
  return { ...words, table, sheets, results };
}

export type Hit =
  | { readonly t: 'card'; readonly key: string }
  | { readonly t: 'spot'; readonly spot: Spot }
  /** Of a list. */
  | { readonly t: 'item'; readonly index: number }
  /** As if that had been typed. */
  | { readonly t: 'input'; readonly input: Input };

export type Drawing = Canvas<Hit>;

/** A line that is written of what happens: at the table, or by who sits there. */
export type LogLine = { readonly text: string; readonly isSaid?: true };

export type KeyHint = {
  /** As it is shown. */
  readonly key: string;
  readonly name: string;
  readonly input: Input;
  /** What is most likely wanted now. */
  readonly isLit?: boolean;
};

/** The line that says what is to be done, or what is in the way. */
export type Prompt = {
  readonly text: string;
  readonly look: 'due' | 'waiting' | 'refused' | 'note';
};

export type Scene = {
  readonly words: ScreenWords;
  readonly view: View;
  readonly naming: Naming;
  /** What else is to be known of a seat. */
  readonly marks: (seat: Seat) => readonly string[];
  readonly hand: readonly HandCard[];
  /** Where in the hand somebody is. */
  readonly cursor: number;
  /** The cards that are taken up. */
  readonly raised: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
  readonly spare: ReadonlySet<string>;
  /** What something on the table takes. */
  readonly fitting: ReadonlySet<Card>;
  readonly aim: Aim | undefined;
  readonly choices: TapChoices;
  readonly prompt: Prompt;
  readonly log: readonly LogLine[];
  readonly keys: readonly KeyHint[];
  readonly panel: Panel | undefined;
};

/** What lies over the table. */
export type Panel =
  | {
      readonly t: 'text';
      readonly title: string;
      /** Lines break where they must. */
      readonly lines: (columns: number) => readonly string[];
      /** Lines from the top; the end, where it is Infinity. */
      readonly top: number;
      readonly go?: { readonly name: string; readonly run: () => void };
    }
  | {
      readonly t: 'list';
      readonly title: string;
      readonly about?: string;
      readonly items: readonly ListItem[];
      /** Moves, which are others once something has happened. */
      readonly isOfMoment?: true;
      readonly at: number;
      /** A decision that the rules ask for. */
      readonly isFixed?: true;
    }
  | {
      readonly t: 'ask';
      readonly title: string;
      readonly text: string;
      readonly run: (text: string) => void;
    }
  | {
      readonly t: 'lay';
      readonly ways: readonly LayLevel[];
      readonly hasMore: boolean;
      readonly at: number;
    }
  | {
      readonly t: 'byHand';
      readonly level: number;
      readonly draft: LayingDraft;
      readonly part: number;
    }
  | {
      readonly t: 'select';
      readonly title: string;
      readonly about: string;
      readonly least: number;
      readonly most: number;
      readonly chosen: readonly string[];
      readonly confirm: (count: number) => string;
      readonly run: (cards: readonly Card[]) => void;
      /** The card that is played for it, by its key: not among those that are chosen. */
      readonly without?: string;
      readonly isFixed?: true;
    }
  /** A whole page in place of the table. */
  | {
      readonly t: 'page';
      readonly draw: (canvas: Drawing) => void;
      readonly go: () => void;
      /** What else can be done there. */
      readonly more?: (letter: string) => void;
      readonly keys: readonly KeyHint[];
    };

export type PanelOf<T extends Panel['t']> = Extract<Panel, { readonly t: T }>;

export type ListItem = { readonly text: string; readonly run: () => void };
