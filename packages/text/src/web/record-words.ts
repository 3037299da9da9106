/** Opening a record from a file. */
export type RecordWords = {
  readonly open: string;
  readonly drop: string;
  readonly reading: string;
  /** `line`: where it stops being a record; `sentence`: what is wrong, if there are plain words for it. */
  readonly unreadable: (line: number | undefined, sentence: string | undefined) => string;
  readonly notText: string;
  readonly tooLarge: (mebibytes: number) => string;
  readonly unsound: string;
  readonly unfinished: string;
};
