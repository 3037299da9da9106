export type RulebookWords = { readonly title: string };
