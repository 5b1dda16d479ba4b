import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

describe('readHtml', () => {
  it('reads headings, paragraphs, lists, emphasis and links', () => {
    const html =
      '<p>Play &amp; <b>win</b>.</p><h3>Terms</h3><ol><li>One</li><li><a href="/help#limits">Two</a></li></ol>';
    expect(readHtml(html)).toEqual([
      { kind: 'paragraph', parts: ['Play & ', { kind: 'strong', parts: ['win'] }, '.'] },
      { kind: 'heading', parts: ['Terms'] },
      {
        kind: 'list',
        isNumbered: true,
        items: [
          { parts: ['One'], lists: [] },
          { parts: [{ kind: 'link', href: '/help#limits', parts: ['Two'] }], lists: [] },
        ],
      },
    ]);
  });

  it('reads tables, pictures of the site, quotes, rules and line breaks', () => {
    const html =
      '<table><thead><tr><th colspan="2">Tier</th></tr></thead><tbody><tr><td><p>Gold</p></td><td>1<br />2</td></tr></tbody></table>' +
      '<hr /><blockquote><p>Said</p></blockquote><img src="/site-assets/7/map.webp" alt="A map" width="30" height="20" />';
    expect(readHtml(html)).toEqual([
      {
        kind: 'table',
        rows: [
          [{ isHead: true, span: 2, parts: ['Tier'] }],
          [
            { isHead: false, span: 1, parts: ['Gold'] },
            { isHead: false, span: 1, parts: ['1', { kind: 'br' }, '2'] },
          ],
        ],
      },
      { kind: 'rule' },
      { kind: 'quote', parts: ['Said'] },
      {
        kind: 'paragraph',
        parts: [{ kind: 'image', src: '/site-assets/7/map.webp', alt: 'A map', size: { width: 30, height: 20 } }],
      },
    ]);
  });

  it('reads lists within lists, and goes on with the outer one', () => {
    const item = (words: string, ...lists: object[]) => ({ parts: [words], lists });
    const list = (...items: object[]) => ({ kind: 'list', isNumbered: false, items });
    expect(readHtml('<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><p>After</p>')).toEqual([
      list(item('One', list(item('Inner'))), item('Two')),
      { kind: 'paragraph', parts: ['After'] },
    ]);
  });

  it.each(['https://elsewhere.example/x.png', '/logo.svg', '//elsewhere.example/x.png', 'assets/map.webp', 'data:,x'])(
    'shows no picture from %s',
    (src) => {
      expect(readHtml(`<p>Words<img src="${src}" alt=""></p>`)).toEqual([{ kind: 'paragraph', parts: ['Words'] }]);
    },
  );

  it('takes a text without any markup for a paragraph', () => {
    expect(readHtml('  What notice 1 says.\n')).toEqual([
      { kind: 'paragraph', parts: ['  What notice 1 says.\n'.replace(/\s+/g, ' ')] },
    ]);
  });

  it('says nothing of scripts, styles and comments, closed or not', () => {
    expect(readHtml('<script>alert(1)</script><style>p{}</style><!-- <p>no</p> -->Yes')).toEqual([
      { kind: 'paragraph', parts: ['Yes'] },
    ]);
    expect(readHtml('Yes<script>alert(1)')).toEqual([{ kind: 'paragraph', parts: ['Yes'] }]);
    expect(readHtml('<svg/onload=alert(1)>x</svg>')).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'ftp://plain.example',
    'java&#115;cript:x',
  ])('leads nowhere by %s, and keeps the words', (href) => {
    expect(readHtml(`<a href="${href}">words</a>`)).toEqual([{ kind: 'paragraph', parts: ['words'] }]);
  });

  it('keeps the text of unknown elements', () => {
    expect(readHtml('<marquee onstart="x()">Big <font>news</font></marquee>')).toEqual([
      { kind: 'paragraph', parts: ['Big ', 'news'] },
    ]);
  });

  it('reads whatever is written, and finds no address that leads to code', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      'a',
      'b',
      'ul',
      'li',
      'p',
      ' href=',
      '"',
      "'",
      'javascript:x',
      '/x',
      '&',
      '#',
      '<!--',
      '-->',
      'script',
      'words',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const read = JSON.stringify(readHtml(pieces.join('')));
        expect(read).not.toMatch(/"href":"(?!\/[^/\\]|\/"|https?:|mailto:|tel:)/);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('reads a long text full of openings in no time', () => {
    const start = performance.now();
    readHtml('<!--<p <a href='.repeat(20_000));
    readHtml('<b>'.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
