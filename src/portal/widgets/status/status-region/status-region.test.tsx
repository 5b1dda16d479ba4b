import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildVisitor } from '#portal/testing/build-visitor.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const restricted = { visitor: buildVisitor({ regionRestriction: { ip: '203.0.113.7', message: '' } }) };

afterEach(() => vi.unstubAllGlobals());

/** A clipboard that takes what it is given, or refuses. */
function stubClipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

describe('status-region', () => {
  it('shows the address that the gateway saw, in one piece whatever the direction of the text', async () => {
    await renderWidget('status-region', restricted);
    expect(screen.getByText('203.0.113.7').tagName).toBe('BDI');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not available where you are');
  });

  it('shows the message of the gateway, and our own where it gives none', async () => {
    const { unmount } = await renderWidget('status-region', restricted);
    expect(screen.getByText(/^Local rules stop us/)).toBeDefined();
    unmount();
    await renderWidget('status-region', {
      visitor: buildVisitor({ regionRestriction: { ip: '203.0.113.7', message: 'Not in your land.' } }),
    });
    expect(screen.getByText('Not in your land.')).toBeDefined();
    expect(screen.queryByText(/^Local rules stop us/)).toBeNull();
  });

  it('copies the address and says so', async () => {
    const copied = vi.fn(async () => {});
    stubClipboard(copied);
    await renderWidget('status-region', restricted);
    expect(screen.getByText('Copy').getAttribute('aria-live')).toBe('polite');
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(copied.mock.calls).toEqual([['203.0.113.7']]);
  });

  it('does not claim a copy that the browser refused', async () => {
    stubClipboard(() => Promise.reject(new Error('not allowed')));
    await renderWidget('status-region', restricted);
    fireEvent.click(screen.getByRole('button'));
    await act(async () => {});
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('does without a clipboard, which plain http has not', async () => {
    vi.stubGlobal('navigator', {});
    await renderWidget('status-region', restricted);
    fireEvent.click(screen.getByRole('button'));
    await act(async () => {});
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('leads to customer service and to help, where there are any', async () => {
    const { unmount } = await renderWidget('status-region', restricted);
    const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links()).toEqual([
      ['Customer service', '/wps/system/customerService'],
      ['Account help', '/help'],
    ]);
    unmount();
    await renderWidget('status-region', {
      ...restricted,
      site: { customerService: [] },
      props: { help: { do: 'openModal', modal: 'notices' } },
    });
    expect(links()).toEqual([]);
  });
});
