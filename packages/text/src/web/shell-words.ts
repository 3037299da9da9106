export type ShellWords = { readonly title: string };
