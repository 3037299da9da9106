/** The sections of a page, and the list that leads to them. */
import { html, type Html } from './html.ts';
import type { PageSection } from './story.ts';

export function contents(sections: readonly PageSection[], label: string): Html {
  const items = sections.map(({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li>`);
  return html`<nav class="contents" aria-label="${label}">
    <ol>
      ${items}
    </ol>
  </nav>`;
}

export function sectionHtml({ id, heading, body, isHalf }: PageSection): Html {
  return html`<section
    id="${id}"
    ${isHalf === true && html` class="half"`}
    aria-labelledby="${id}-heading"
  >
    <h2 id="${id}-heading">${heading}</h2>
    ${body}
  </section> `;
}
