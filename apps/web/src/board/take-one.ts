/** Takes one out of a list, where it is there: of two that are alike the other stays. */
export function takeOne<T>(list: T[], one: T): boolean {
  const place = list.indexOf(one);
  if (place !== -1) list.splice(place, 1);
  return place !== -1;
}
