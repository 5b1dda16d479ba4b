import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { frameHeight, WINDOW_HIGH } from './frame-height.ts';

const WIDGETS = 'src/portal/widgets';

it.each([
  ['banner', 40, 120],
  ['banner', 640, 640],
  ['game-grid', 90_000, 2400],
  ['agent-landing', 90_000, 720],
  ['side-menu', 48, 720],
] as const)('gives %s, whose page is %i px high, a frame of %i px', (widget, contentPx, expected) => {
  expect(frameHeight(widget, contentPx)).toBe(expected);
});

it('knows every widget that is as high as the window', () => {
  const found = readdirSync(WIDGETS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) =>
      /(?:^|[\s;{])(?:min-)?height: (?:calc\()?100d?vh/m.test(readFileSync(path.join(WIDGETS, file), 'utf8')),
    )
    .map((file) => file.split(path.sep)[1]);
  // The ground behind an open list alone.
  const others = new Set(found.filter((widget) => widget !== 'top-navigation'));
  expect([...others].sort()).toEqual([...WINDOW_HIGH].sort());
});
