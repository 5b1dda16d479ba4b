// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fitFrames } from './fit-frames.ts';

it('shows a widget whole: its frame is as tall as it tells, whatever the style sheet begins with', () => {
  const css = readFileSync('scripts/widgets/gallery.css', 'utf8');
  document.body.innerHTML = `<style>${css}</style><iframe id="one"></iframe><iframe id="other"></iframe>`;
  const [one, other] = [...document.querySelectorAll('iframe')];
  if (!one || !other) throw new Error('the page has two frames');
  const heightOf = (frame: HTMLIFrameElement): string => window.getComputedStyle(frame).height;
  fitFrames(document, { data: { widgetHeightPx: 640.4 }, source: one.contentWindow });
  fitFrames(document, { data: 'something else', source: other.contentWindow });
  expect([heightOf(one), heightOf(other)]).toEqual(['641px', '120px']);
});
