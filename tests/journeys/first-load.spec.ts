import { scriptWeight } from '#scripts/bench/first-load/script-weight.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { expect, test } from './support/journey.ts';

/** In brotli, with what the browser fetches by itself as soon as it has begun (1 kB). */
const BUDGET_BYTES = 131_000;

test('a guest’s home page takes over with at most 132 kB of JavaScript', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const page = await siteRequest({ port: Number(port), host: hostname, path: '/', headers: { accept: 'text/html' } });
  // The chunks that the page asks for, and the entry that it imports.
  const named = [...page.text.matchAll(/"(\/assets\/[\w-]+\.js)"/g)].map(([, path]) => path ?? '');
  const [, laterViews = '{}'] = /"laterViews":(\{[^}]*\})/.exec(page.text) ?? [];
  const later = new Set(Object.values(JSON.parse(laterViews) as Record<string, string>));
  const first = named.filter((path) => !later.has(path));
  expect(first.length).toBeGreaterThan(4);
  expect(later.size).toBeGreaterThan(0);
  const addresses = first.map((path) => new URL(path, baseURL).href);
  expect(await scriptWeight(Number(port), hostname, addresses)).toBeLessThanOrEqual(BUDGET_BYTES);
});
