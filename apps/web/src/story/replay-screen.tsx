/** A place for the replay until it is built. */
export function ReplayScreen({ game }: { readonly game: string }) {
  return <main>{game}</main>;
}
