/** A part of the gallery and a thing in it with its caption. */
import type { ComponentChildren } from 'preact';

export function Section(props: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="gallery-section">
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );
}

export function Item(props: { readonly caption: string; readonly children: ComponentChildren }) {
  return (
    <div class="gallery-item">
      {props.children}
      <span>{props.caption}</span>
    </div>
  );
}
