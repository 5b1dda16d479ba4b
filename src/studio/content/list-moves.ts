/** A list with an entry moved before or after its next neighbour that belongs to it. */
export function moved<Entry>(
  entries: readonly Entry[],
  entry: Entry,
  step: -1 | 1,
  belongs: (entry: Entry) => boolean,
): readonly Entry[] {
  const from = entries.indexOf(entry);
  let to = from + step;
  for (let other = entries[to]; other !== undefined && !belongs(other); other = entries[to]) to += step;
  const other = entries[to];
  if (from < 0 || other === undefined) return entries;
  return entries.map((one, at) => (at === from ? other : at === to ? entry : one));
}
