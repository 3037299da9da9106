/** A little crown for whoever leads. Whoever draws it says so in words. */
export function LeadMark() {
  return (
    <svg class="lead-mark" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      <path d="M2 12.5 1 3.5l5 4L10 1l4 6.5 5-4-1 9z" />
    </svg>
  );
}
