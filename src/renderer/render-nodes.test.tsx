import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlannedNode } from '#document/pages/plan-nodes.ts';
import { renderNodes } from './render-nodes.tsx';
import type { View } from './widget-definition.ts';

const node = (id: string, props: object = {}, isPending = false): PlannedNode => ({
  id,
  widget: 'note',
  props: Object.freeze({ ...props, nodeId: id }),
  children: [],
  isPending,
});

const Note: View<{ nodeId: string; words?: string }> = ({ nodeId, words }) => (
  <p>
    {nodeId}:{words}
  </p>
);
const find = () => Note as View<never>;

describe('renderNodes', () => {
  it('renders nodes in their order, each with its own props and nothing around it', () => {
    const { container } = render(renderNodes([node('a', { words: 'one' }), node('b', { words: 'two' })], find));
    expect(container.innerHTML).toBe('<p>a:one</p><p>b:two</p>');
  });

  it('keys elements by node, so that a node keeps its element when another goes', () => {
    const { container, rerender } = render(renderNodes([node('a'), node('b')], find));
    const second = container.children[1];
    rerender(renderNodes([node('b')], find));
    expect(container.children[0]).toBe(second);
  });

  it('leaves out a node that has nothing to show', () => {
    const findSome = (_widget: string, isPending: boolean) => (isPending ? undefined : find());
    expect(renderNodes([node('a', {}, true), node('b')], findSome).map(({ key }) => key)).toEqual(['b']);
  });

  it('asks for the view by widget, and whether the node hangs on an unread session', () => {
    const asked: unknown[] = [];
    renderNodes([node('a'), node('b', {}, true)], (...question) => {
      asked.push(question);
      return undefined;
    });
    expect(asked).toEqual([
      ['note', false],
      ['note', true],
    ]);
  });

  it('renders the same plan again and again', () => {
    const plan = [{ ...node('a'), props: { nodeId: 'a' } }];
    const { container, rerender } = render(renderNodes(plan, find));
    rerender(renderNodes(plan, find));
    rerender(renderNodes(plan, find));
    expect(container.textContent).toBe('a:');
    expect(Object.keys(plan[0]?.props ?? {})).toEqual(['nodeId']);
  });
});
