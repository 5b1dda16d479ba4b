import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileHtml } from '#tests/harness/hostile-html.ts';
import { cleanHtml, textOfHtml } from './clean-html.ts';

describe('cleanHtml', () => {
  it.each([
    'Plain words &amp; more &lt;3',
    '<h3>Terms</h3><p>Play <strong>well</strong>, <em>often</em>.<br />Or not.</p><hr />',
    '<ul><li>One<ol><li>Inner</li></ol></li><li>Two</li></ul>',
    '<table><caption>Tiers</caption><thead><tr><th colspan="2">Gold</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<p><a href="/help#limits">Limits</a>, <a href="https://elsewhere.example/?a=1&amp;b=2">news</a></p>',
    '<p><a href="mailto:help@brand.example">Mail</a> or <a href="tel:+34600123456">call</a></p>',
    '<p><img src="assets/map.webp" alt="A map" width="300" height="200" /></p>',
  ])('keeps %s as it is', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it('keeps the text of removed elements, unless it is not for people', () => {
    expect(cleanHtml('<marquee><font color="red">Big</font> news</marquee><style>p{}</style>')).toBe('Big news');
    expect(cleanHtml('<a href="javascript:alert(1)">News</a>')).toBe('<span>News</span>');
  });

  it('gives pictures the address at which the site serves them', () => {
    const pictureAddress = (asset: string) => `/site-assets/7/${asset.slice('assets/'.length)}`;
    expect(cleanHtml('<img src="assets/map.webp" alt="">', { pictureAddress })).toBe(
      '<img src="/site-assets/7/map.webp" alt="" />',
    );
  });

  it.each(Object.entries(hostileHtml))('changes nothing more when it cleans %s again', (_attack, { html }) => {
    const clean = cleanHtml(html);
    expect(cleanHtml(clean)).toBe(clean);
    expect(clean).not.toMatch(/<(?!\/?(?:p|b|s|a|span|img|table|div|em|i)\b)|\son\w+=|srcset|style=|spy|javascript:/);
  });

  it('leaves nothing of a mixture of pieces that a second cleaning would change', () => {
    const pieces = ['<p>', '</p>', '<svg>', '</svg>', '<style>', '</style>', '<!--', '-->', '<a href="', 'javascript:'];
    const more = ['"', "'", '>', '<', '&lt;', '&#x3c;', '<table>', '<td>', '<math>', '<script', '</script>', 'words'];
    const mixture = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 40 });
    fc.assert(
      fc.property(mixture, (parts) => {
        const clean = cleanHtml(parts.join(''));
        expect(cleanHtml(clean)).toBe(clean);
        expect(clean).not.toMatch(/<\/?(?:svg|style|math|script)|href="javascript/);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('takes long and deep texts in no time', () => {
    const start = performance.now();
    cleanHtml('<b>'.repeat(6_000));
    cleanHtml('<!--<p <a href='.repeat(1_300));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('textOfHtml', () => {
  it('is the words on one line, with spaces between blocks', () => {
    expect(textOfHtml('<p>Q &amp; A<br>here</p><ul><li>One</li><li>T<b>w</b>o</li></ul>')).toBe('Q & A here One Two');
    expect(textOfHtml('1 &lt; 2 and &quot;x&quot; &amp;lt;')).toBe('1 < 2 and "x" &lt;');
  });
});
