import type { UnknownNode } from '#contracts/generated/contracts.ts';

/** Children of a row: with the row itself, ten nodes. */
const CHILDREN_OF_ROW = 9;

/** A page of that many nodes: rows with a heading, tiles, a paragraph and a button each. */
export function pageNodes(count: number): readonly UnknownNode[] {
  return Array.from({ length: count / (CHILDREN_OF_ROW + 1) }, (_unused, row) => ({
    id: `row-${row}`,
    widget: 'row',
    props: { gapPx: 12 },
    children: Array.from({ length: CHILDREN_OF_ROW }, (_none, place) => childOf(row, place)),
  }));
}

function childOf(row: number, place: number): UnknownNode {
  const id = `node-${row}-${place}`;
  if (place === 0) return { id, widget: 'heading', props: { text: `Games of row ${row}`, level: 2 } };
  if (place === 7)
    return { id, widget: 'paragraph', props: { text: `Row ${row} shows what is played most this evening.` } };
  if (place === 8)
    return { id, widget: 'link-button', props: { label: 'Show all', to: `/games/${row}`, look: 'quiet' } };
  return {
    id,
    widget: 'tile',
    props: {
      title: `Game ${row} of ${place}`,
      studio: `Studio ${row % 28}`,
      to: `/game/${row}/${place}`,
      ...(place === 1 && { isHot: true }),
    },
  };
}
