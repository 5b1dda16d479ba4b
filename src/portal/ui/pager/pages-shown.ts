/** A gap between pages that are not in view. */
export type PageSlot = number | 'gap';

/**
 * The pages that a pagination shows: those at either end, and those around the current one (specification, section 9: 2
 * margin pages, range 5). A gap of a single page is that page.
 */
export function pagesShown(
  current: number,
  last: number,
  { marginPages, range }: { readonly marginPages: number; readonly range: number },
): PageSlot[] {
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), last - range + 1));
  const isShown = (page: number): boolean =>
    page <= marginPages || page > last - marginPages || (page >= first && page < first + range);
  const slots: PageSlot[] = [];
  let before = 0;
  for (const page of candidates(last, marginPages, first, range).filter(isShown)) {
    if (page - before === 2) slots.push(page - 1);
    else if (page - before > 2) slots.push('gap');
    slots.push(page);
    before = page;
  }
  return slots;
}

/** Pages that may be in view, in order: a list of a hundred thousand pages is not walked through. */
function candidates(last: number, marginPages: number, first: number, range: number): number[] {
  const runs = [
    [1, marginPages],
    [first, first + range - 1],
    [last - marginPages + 1, last],
  ] as const;
  const pages = new Set<number>();
  for (const [from, to] of runs)
    for (let page = Math.max(1, from); page <= Math.min(last, to); page += 1) pages.add(page);
  return [...pages].sort((one, other) => one - other);
}
