import { HtmlValidate } from 'html-validate';
import { siteRequest } from '#tests/harness/site-request.ts';
import { expect, test } from './support/journey.ts';
import { sharedGatewayPort } from './support/shared-gateway.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React and the prerenderer write markup as short as the standard allows.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A name beside the words that are seen is for people who do not see what stands around them.
    'no-redundant-aria-label': 'off',
    'long-title': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

for (const site of ['aurora', 'lotus', 'meydan']) {
  test.describe(`the pages of ${site}`, () => {
    test.skip(({ isMobile }) => isMobile, 'both sizes are asked for here');

    for (const [size, agent] of [
      [
        'desktop',
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      ],
      ['mobile', PHONE],
    ] as const) {
      test(`are valid HTML on ${size}`, { tag: `@${size}` }, async () => {
        const ask = (path: string) =>
          siteRequest({
            host: `${site}.localhost`,
            port: sharedGatewayPort(),
            path,
            headers: { accept: 'text/html', 'user-agent': agent },
          });
        const map = await ask('/sitemap.xml');
        const paths = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
          ([, address]) => new URL(address ?? '').pathname,
        );
        const complaints: string[] = [];
        for (const path of [...paths, '/nowhere', '/login', '/offline']) {
          const { text } = await ask(path);
          const { results } = await validator.validateString(text);
          for (const { messages } of results)
            for (const { ruleId, message, selector } of messages)
              complaints.push(`${path}: ${ruleId}: ${message} at ${selector}`);
        }
        expect(complaints).toEqual([]);
      });
    }
  });
}
