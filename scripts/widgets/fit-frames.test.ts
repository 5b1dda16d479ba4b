// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fitFrames } from './fit-frames.ts';

it('shows a widget whole: its frame is as tall as it tells, whatever the style sheet begins with', () => {
  const style = document.createElement('style');
  style.textContent = readFileSync('scripts/widgets/gallery.css', 'utf8');
  const [one, other] = [document.createElement('iframe'), document.createElement('iframe')];
  document.head.append(style);
  document.body.append(one, other);
  fitFrames(document, { data: { widgetHeightPx: 640.4 }, source: one.contentWindow });
  fitFrames(document, { data: 'something else', source: other.contentWindow });
  const heights = [one, other].map((frame) => window.getComputedStyle(frame).height);
  expect(heights).toEqual(['641px', '120px']);
});
