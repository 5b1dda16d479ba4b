/** The largest batch. A larger one would delay finished answers, and let one connection pipeline without bound. */
const MOST_AT_ONCE = 32;

/**
 * Gathers what comes in one turn of the event loop, and works on it together: once the turn has read all that there was
 * to read, or 32 have come.
 * @param work is given what came, in order. What it throws is nobody's to catch.
 * @returns adds to what is worked on next.
 */
export function byTurns<Item>(work: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  let isTurnEndAwaited = false;
  function workOnAll(): void {
    const items = waiting;
    waiting = [];
    if (items.length > 0) work(items);
  }
  function endTurn(): void {
    isTurnEndAwaited = false;
    workOnAll();
  }
  return (item) => {
    waiting.push(item);
    if (waiting.length >= MOST_AT_ONCE) workOnAll();
    if (isTurnEndAwaited) return;
    isTurnEndAwaited = true;
    setImmediate(endTurn);
  };
}
