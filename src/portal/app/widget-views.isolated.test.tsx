import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { renderNodes } from '#renderer/render-nodes.tsx';
import { knowsWidget, viewOf } from './widget-views.ts';

it('knows the widgets of the vocabulary, and nothing that every object has', () => {
  expect(['banner', 'winner-board'].map(knowsWidget)).toEqual([true, true]);
  expect(['from-the-future', 'constructor', '__proto__', ''].map(knowsWidget)).toEqual([false, false, false, false]);
});

it('has no view for a widget that it does not know', () => {
  expect(viewOf('from-the-future', false)).toBeUndefined();
  expect(viewOf('from-the-future', true)).toBeUndefined();
});

it('shows a widget as soon as its chunk has come, where it was not there before, and keeps that one', async () => {
  const props = { nodeId: 'late', blocks: [{ kind: 'paragraph', text: { EN: 'Here I am.' } }] };
  const node = { id: 'late', widget: 'rich-text', props, children: [], isPending: false };
  const waiting = viewOf('rich-text', false);
  expect(viewOf('rich-text', false)).toBe(waiting);
  const { container } = render(
    <WordsProvider words={createWords('EN', 'EN', {})}>{renderNodes([node], viewOf)}</WordsProvider>,
  );
  expect(container.childElementCount).toBe(0);
  expect(await screen.findByText('Here I am.', {}, { timeout: 8_000 })).toBeDefined();
  // Replacing the view would lose the text typed into it.
  expect(viewOf('rich-text', false)).toBe(waiting);
});
