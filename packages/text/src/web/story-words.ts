export type StoryWords = { readonly title: string };
