import type { QueueCase } from './queue-kind.ts';

export type QueueOrder = 'oldest' | 'largest';

/** The cases that a search finds by member, title or amount, in an order. */
export function findCases(cases: readonly QueueCase[], search: string, order: QueueOrder): readonly QueueCase[] {
  const wanted = search.trim().toLowerCase();
  const found = wanted === '' ? cases : cases.filter((one) => textOf(one).includes(wanted));
  return order === 'oldest' ? found : [...found].sort((one, other) => sizeOf(other) - sizeOf(one));
}

const textOf = ({ account, title, amount }: QueueCase): string =>
  [
    typeof account === 'string' ? account : '',
    typeof title === 'string' ? title : '',
    amount !== null && 'value' in amount ? amount.value : '',
  ]
    .join(' ')
    .toLowerCase();

/** Orders alone: the digits that a number loses decide nothing. */
function sizeOf({ amount }: QueueCase): number {
  if (amount === null) return 0;
  return 'points' in amount ? amount.points : Number(amount.value);
}
