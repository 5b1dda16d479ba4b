import { describe, expect, it } from 'vitest';
import type { UnknownNode } from '#contracts/generated/contracts.ts';
import type { Facts } from '#document/condition.ts';
import type { Vocabulary } from '#document/vocabulary.ts';
import { nextChangeOfNodes, planNodes } from './plan-nodes.ts';

const facts: Facts = {
  isOn: () => false,
  hasResource: () => false,
  hasPlan: () => false,
  session: 'guest',
  device: 'mobile',
  language: 'EN',
  now: '2025-01-01T00:00:00Z',
};
const vocabulary: Vocabulary = {
  widgets: new Map([
    ['tile', { version: 3, children: false }],
    ['row', { version: 1, children: true }],
  ]),
  migrations: [
    {
      widget: 'tile',
      from: 1,
      name: 'size-becomes-count',
      up: ({ size, ...rest }) => (size === undefined ? rest : { ...rest, count: size }),
    },
    {
      widget: 'tile',
      from: 2,
      name: 'count-in-rows',
      up: ({ count, ...rest }) => (count === undefined ? rest : { ...rest, rows: Number(count) / 2 }),
    },
  ],
};
const plan = (nodes: readonly UnknownNode[], about: Partial<Facts> = {}, knows = (_widget: string) => true) =>
  planNodes(nodes, { ...facts, ...about }, knows, vocabulary);

describe('planNodes', () => {
  it('hands the props of the device over with the id of the node, and leaves the document as it was', () => {
    const node: UnknownNode = {
      id: 'a1',
      widget: 'tile',
      version: 3,
      props: { rows: 4, look: 'flat' },
      at: { mobile: { rows: 2 }, desktop: { rows: 9 } },
    };
    const [planned] = plan([node]).nodes;
    expect(planned).toEqual({
      id: 'a1',
      widget: 'tile',
      props: { rows: 2, look: 'flat', nodeId: 'a1' },
      children: [],
      isPending: false,
    });
    expect(node.props).toEqual({ rows: 4, look: 'flat' });
  });

  it('plans children and hands them over as nodes, where the widget takes any', () => {
    const [row] = plan([
      {
        id: 'r1',
        widget: 'row',
        children: [
          { id: 'a1', widget: 'tile', version: 3 },
          { id: 'a2', widget: 'tile', version: 3, hidden: true },
        ],
      },
    ]).nodes;
    expect(row?.children.map(({ id }) => id)).toEqual(['a1']);
    expect(row?.props).toEqual({ nodeId: 'r1', nodes: row?.children });
    const [tile] = plan([{ id: 'a1', widget: 'tile', version: 3, children: [{ id: 'a2', widget: 'tile' }] }]).nodes;
    expect(tile?.props).toEqual({ nodeId: 'a1' });
  });

  it('leaves out nodes that are hidden or not for the visitor, without a report', () => {
    const { nodes, skipped } = plan([
      { id: 'a1', widget: 'nobody', hidden: true },
      { id: 'a2', widget: 'nobody', when: { device: 'desktop' } },
      { id: 'a3', widget: 'row', when: { device: 'mobile' } },
    ]);
    expect(nodes.map(({ id }) => id)).toEqual(['a3']);
    expect(skipped).toEqual([]);
  });

  it('skips unknown and newer nodes at any depth, and says why', () => {
    const { nodes, skipped } = plan(
      [
        { id: 'a1', widget: 'constructor' },
        { id: 'a2', widget: 'tile', version: 4 },
        { id: 'r1', widget: 'row', children: [{ id: 'a3', widget: 'other' }] },
      ],
      {},
      (widget) => widget !== 'other',
    );
    expect(nodes.map(({ id }) => id)).toEqual(['r1']);
    expect(skipped).toEqual([
      { id: 'a1', widget: 'constructor', reason: 'unknown widget' },
      { id: 'a2', widget: 'tile', reason: 'written for a newer version' },
      { id: 'a3', widget: 'other', reason: 'unknown widget' },
    ]);
  });

  it('lifts older nodes step by step, their props for a device too', () => {
    const old: UnknownNode = { id: 'a1', widget: 'tile', props: { size: 8 }, at: { mobile: { size: 4 } } };
    expect(plan([old]).nodes[0]?.props).toEqual({ rows: 2, nodeId: 'a1' });
    expect(plan([old], { device: 'desktop' }).nodes[0]?.props).toEqual({ rows: 4, nodeId: 'a1' });
    expect(plan([{ ...old, version: 2, props: { count: 6 }, at: {} }]).nodes[0]?.props).toEqual({
      rows: 3,
      nodeId: 'a1',
    });
  });

  it('skips a node that no step lifts', () => {
    const { skipped } = planNodes([{ id: 'a1', widget: 'tile' }], facts, () => true, {
      ...vocabulary,
      migrations: vocabulary.migrations.slice(1),
    });
    expect(skipped).toEqual([{ id: 'a1', widget: 'tile', reason: 'no migration from its version' }]);
  });

  it('marks nodes that depend on an unread session, shows those for every account, and drops those for guests alone', () => {
    const { nodes } = plan(
      [
        { id: 'a1', widget: 'row', when: { session: ['guest'] } },
        { id: 'a2', widget: 'row', when: { session: ['member'] } },
        { id: 'a3', widget: 'row', when: { not: { session: ['guest'] } } },
        { id: 'a4', widget: 'row' },
      ],
      { session: 'unknown' },
    );
    expect(nodes.map(({ id, isPending }) => [id, isPending])).toEqual([
      ['a2', true],
      ['a3', false],
      ['a4', false],
    ]);
  });

  it('knows the widgets of the product', () => {
    expect(planNodes([{ id: 'a1', widget: 'header-bar', props: {} }], facts, () => true).nodes[0]?.props).toEqual({
      nodeId: 'a1',
      nodes: [],
    });
  });
});

describe('nextChangeOfNodes', () => {
  const nodes: readonly UnknownNode[] = [
    {
      id: 'a1',
      widget: 'row',
      children: [{ id: 'a2', widget: 'tile', when: { period: { until: '2025-02-01T00:00:00+01:00' } } }],
    },
    { id: 'a3', widget: 'tile', when: { period: { from: '2025-03-01T00:00:00Z' } } },
    { id: 'a4', widget: 'tile', hidden: true, when: { period: { from: '2025-01-02T00:00:00Z' } } },
  ];

  it('names the earliest moment of all nodes that are not hidden', () => {
    expect(nextChangeOfNodes(nodes, '2025-01-01T00:00:00Z')).toBe('2025-01-31T23:00:00.000Z');
    expect(nextChangeOfNodes(nodes, '2025-02-01T00:00:00Z')).toBe('2025-03-01T00:00:00.000Z');
    expect(nextChangeOfNodes(nodes, '2025-03-01T00:00:00Z')).toBeNull();
  });
});
