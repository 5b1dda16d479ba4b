import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { domainRoutesPath } from '#portal/data/help-queries.ts';
import { lineAddress, timeLine } from '#portal/data/lines/line-time.ts';
import { fastestLine } from '#portal/data/lines/use-line-times.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

/** Answers calls to lines by their host: after so many milliseconds, or never. */
function stubLines(answersByHost: Readonly<Record<string, number | null>>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { hostname } = new URL(address, 'http://pebble.example');
    calls.push(hostname);
    const ms = answersByHost[hostname];
    if (ms === null || ms === undefined) throw new TypeError('Failed to fetch');
    await new Promise((resolve) => setTimeout(resolve, ms));
    return Response.json({ status: 'ok' });
  });
  return calls;
}

const line = (host: string) => {
  const element = document.querySelector<HTMLElement>(`[data-line="${host}"]`);
  if (!element) throw new Error(`no line ${host}`);
  return element;
};

afterEach(() => vi.unstubAllGlobals());

describe('domain-list', () => {
  it('times each official line from the browser and marks the one that answers first', async () => {
    await renderWidget('domain-list');
    stubLines({ 'pebble.example': 60, 'pebble-2.example': 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Time again' }));
    await waitFor(() => expect(line('pebble-2.example').textContent).toMatch(/Fastest.*\d+ ms/), { timeout: 5_000 });
    expect(line('pebble.example').textContent).toMatch(/\d+ ms/);
    expect(line('pebble.example').textContent).not.toContain('Fastest');
    expect(screen.getByRole('status').textContent).toBe('Timed. pebble-2.example answers fastest.');
  });

  it('says that a line cannot be reached, and makes up no time for it', async () => {
    await renderWidget('domain-list');
    stubLines({ 'pebble.example': 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Time again' }));
    await waitFor(() => expect(line('pebble-2.example').textContent).toContain('Unreachable'));
    expect(line('pebble-2.example').textContent).not.toMatch(/\d ms/);
    await waitFor(() => expect(line('pebble.example').textContent).toContain('Fastest'));
  });

  it('leads to each line by its name', async () => {
    await renderWidget('domain-list');
    const link = within(line('pebble-2.example')).getByRole('link', { name: 'Use this line: pebble-2.example' });
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/^http:\/\/pebble-2\.example(:\d+)?\/$/));
  });

  it('says that there are no other addresses where there are none', async () => {
    await renderWidget('domain-list', { answers: { [domainRoutesPath('EN')]: { routes: [] } } });
    expect(screen.getByText('There are no other addresses')).toBeDefined();
  });
});

describe('timing a line', () => {
  it('calls it at the scheme and the port of the page', () => {
    expect(lineAddress('a.example', '/healthz', { protocol: 'https:', port: '' })).toBe('https://a.example/healthz');
    expect(lineAddress('a.example', '/', { protocol: 'http:', port: '8080' })).toBe('http://a.example:8080/');
  });

  it('leaves out the call that opens the connection, and takes the best of the others', async () => {
    const calls = stubLines({ 'a.example': 5 });
    expect(await timeLine('http://a.example/healthz', new AbortController().signal)).toBeGreaterThan(0);
    expect(calls).toHaveLength(4);
  });

  it('counts a line that refuses as unreachable', async () => {
    vi.stubGlobal('fetch', async () => new Response('no', { status: 404 }));
    expect(await timeLine('http://a.example/healthz', new AbortController().signal)).toBeNull();
  });

  it('finds the fastest of those that answered', () => {
    expect(fastestLine({ a: 30, b: null, c: 12, d: undefined })).toBe('c');
    expect(fastestLine({ b: null })).toBeUndefined();
  });
});
