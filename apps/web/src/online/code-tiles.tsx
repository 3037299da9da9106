/** A table's code as six cards, to be read across a room. */

export function CodeTiles({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <p class="code-tiles">
      <span class="visually-hidden">
        {label} {code.split('').join(' ')}
      </span>
      {code.split('').map((letter, index) => (
        <span key={index} class="code-tile" aria-hidden="true">
          {letter}
        </span>
      ))}
    </p>
  );
}
