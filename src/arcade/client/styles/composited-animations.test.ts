import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Properties that browsers animate without layout and without painting. */
const COMPOSITED = ['opacity', 'transform', 'translate', 'rotate', 'scale', 'animation-timing-function'];
const ROOT = resolve('src/arcade');

/** The body of every animation in a style sheet, by its name. */
function keyframesIn(css: string): ReadonlyMap<string, string> {
  const bodies = new Map<string, string>();
  for (const { 0: head, 1: name = '', index } of css.matchAll(/@keyframes\s+([\w-]+)\s*\{/g)) {
    const begin = index + head.length;
    let depth = 1;
    let end = begin;
    while (depth > 0 && end < css.length) {
      depth += { '{': 1, '}': -1 }[css.charAt(end)] ?? 0;
      end += 1;
    }
    bodies.set(name, css.slice(begin, end));
  }
  return bodies;
}

/** The properties of an animation that cost layout or painting in every frame. */
const costly = (body: string): string[] =>
  [...body.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property).filter((one) => !COMPOSITED.includes(one));

it('animates what browsers composite alone, in every game', () => {
  const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(resolve(ROOT, file), 'utf8'));
  const animations = sheets.flatMap((css) => [...keyframesIn(css)]);
  expect(animations.length).toBeGreaterThan(20);
  expect(animations.filter(([, body]) => costly(body).length > 0).map(([name, body]) => [name, costly(body)])).toEqual(
    [],
  );
});

it('would notice an animation of a width', () => {
  const [body = ''] = keyframesIn('@keyframes grow { from { opacity: 0; } to { width: 10px; } }').values();
  expect(costly(body)).toEqual(['width']);
});
