export type TableWords = { readonly title: string };
