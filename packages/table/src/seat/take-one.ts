/** Removes one entry from the list and says whether it was there; a second equal entry stays. */
export function takeOne<T>(list: T[], one: T): boolean {
  const place = list.indexOf(one);
  if (place !== -1) list.splice(place, 1);
  return place !== -1;
}
