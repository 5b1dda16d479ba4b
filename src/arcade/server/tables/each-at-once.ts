/** Does the work for every item, so many at a time. Rejects with the first error once all have been tried. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const errors: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  if (errors.length > 0) throw errors[0];
}
