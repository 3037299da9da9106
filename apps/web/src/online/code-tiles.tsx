/** A table's code as cards, to be read across a room: in two halves, as people say it. */

export function CodeTiles({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <p class="code-tiles">
      <span class="visually-hidden">
        {label} {code.split('').join(' ')}
      </span>
      {code.split('').map((letter, index) => (
        <span
          key={index}
          class="code-tile"
          data-half={index * 2 === code.length || undefined}
          aria-hidden="true"
        >
          {letter}
        </span>
      ))}
    </p>
  );
}
