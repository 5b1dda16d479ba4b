import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { helpCentrePath } from '#portal/data/help-queries.ts';
import { buildHelpCentre } from '#portal/testing/build-help-centre.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const path = helpCentrePath('EN');

describe('help-centre', () => {
  it('shows every term under the anchor that links name', async () => {
    await renderWidget('help-centre');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help centre');
    expect(screen.getAllByRole('article').map((term) => [term.id, term.firstChild?.textContent])).toEqual([
      ['deposits', 'How do I pay in?'],
      ['limits', 'How do I set limits?'],
      ['privacy', 'Who sees my data?'],
    ]);
  });

  it('makes the term that the address names stand out', async () => {
    await renderWidget('help-centre', { address: '/help#limits' });
    const [deposits, limits, privacy] = screen.getAllByRole('article').map((term) => term.className);
    expect(deposits).toBe(privacy);
    expect(limits).not.toBe(deposits);
  });

  it('says that there is no help text yet, but not before the answer has come', async () => {
    const { unmount, root } = await renderWidget('help-centre', { answers: { [path]: new Promise(() => {}) } });
    expect(root()?.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('There is no help text yet')).toBeNull();
    unmount();
    await renderWidget('help-centre', { answers: { [path]: { terms: [] } } });
    expect(screen.getByText('There is no help text yet')).toBeDefined();
  });

  it('asks again when it could not be loaded', async () => {
    const { gateway } = await renderWidget('help-centre', { answers: { [path]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildHelpCentre());
    fireEvent.click(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });
});
