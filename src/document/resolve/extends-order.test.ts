import { describe, expect, it } from 'vitest';
import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { extendsOrder } from './extends-order.ts';

const documents = (graph: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, LayoutDocument> =>
  new Map(Object.entries(graph).map(([id, bases]) => [id, { id, extends: [...bases] }]));
const orderOf = (graph: Readonly<Record<string, readonly string[]>>, id: string): readonly string[] =>
  extendsOrder(documents(graph), id).layers.map((layer) => layer.id);

describe('extendsOrder', () => {
  it('puts every layout after those it stands on, each once', () => {
    expect(
      orderOf({ top: ['left', 'right'], left: ['ground'], right: ['ground'], ground: [], apart: [] }, 'top'),
    ).toEqual(['ground', 'left', 'right', 'top']);
  });

  it('reports a missing layout and leaves it out', () => {
    const { layers, problems } = extendsOrder(documents({ top: ['grond', 'ground'], ground: [] }), 'top');
    expect(layers.map((layer) => layer.id)).toEqual(['ground', 'top']);
    expect(problems).toEqual([
      {
        documentId: 'top',
        path: ['extends', 0],
        wrong: 'there is no layout "grond"',
        right: 'name a layout that exists; did you mean "ground"?',
      },
    ]);
  });

  it('reports a circle once and ends', () => {
    const { layers, problems } = extendsOrder(
      documents({ top: ['middle'], middle: ['ground'], ground: ['middle'] }),
      'top',
    );
    expect(layers.map((layer) => layer.id)).toEqual(['ground', 'middle', 'top']);
    expect(problems.map(({ documentId, wrong }) => [documentId, wrong])).toEqual([
      ['ground', 'extends itself: middle → ground → middle'],
    ]);
  });

  it('has no layers for a layout that is not there', () => {
    expect(orderOf({}, 'top')).toEqual([]);
  });
});
