// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cleanHtml } from '#document/html/clean-html.ts';
import { allowedMarkup, isEditable } from './allowed-markup.ts';

it.each([
  [
    '<ul><li><p>One</p></li><li><p>Two</p><ol><li><p>In</p></li></ol></li></ul>',
    '<ul><li>One</li><li>Two<ol><li>In</li></ol></li></ul>',
  ],
  [
    '<table style="min-width: 50px"><colgroup><col></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>A</p></th></tr></tbody></table><p></p>',
    '<table><tbody><tr><th>A</th></tr></tbody></table>',
  ],
  [
    '<p><a target="_blank" rel="noopener" href="/help?a=1&amp;b=2">Help</a></p>',
    '<p><a href="/help?a=1&amp;b=2">Help</a></p>',
  ],
])('writes %s as the gateway allows it', (written, allowed) => {
  expect(allowedMarkup(written)).toBe(allowed);
  expect(cleanHtml(allowed)).toBe(allowed);
});

it.each([
  ['<p>Plain <strong>words</strong></p>', true],
  ['Words without a paragraph', true],
  ['<p><img src="assets/map.webp" alt=""></p>', false],
  [
    '<p>a <a href="/help?a=1&amp;b=2">b</a><br/>c</p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    true,
  ],
  ['<div>Words</div>', false],
  ['<p onclick="x()">Words</p>', false],
  ['<p>Words <!-- note --></p>', false],
  ['1 < 2', false],
  ['<table><caption>Tiers</caption><tbody><tr><td>1</td></tr></tbody></table>', false],
])('knows whether it would lose something of %s', (html, expected) => {
  expect(isEditable(html)).toBe(expected);
});
