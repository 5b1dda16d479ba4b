/** More than so many at once would keep those waiting that are done. */
const MOST_AT_ONCE = 32;

/**
 * Gathers what comes in one turn of the event loop, and works on it together once the turn has read all that there was to read.
 * @param work is given what came, in order, at most 32 at a time. What it throws is nobody's to catch.
 * @returns adds to what is worked on next.
 */
export function byTurns<Item>(work: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  function workOnAll(): void {
    const items = waiting;
    waiting = [];
    if (items.length <= MOST_AT_ONCE) work(items);
    else for (let from = 0; from < items.length; from += MOST_AT_ONCE) work(items.slice(from, from + MOST_AT_ONCE));
  }
  return (item) => {
    if (waiting.push(item) === 1) setImmediate(workOnAll);
  };
}
