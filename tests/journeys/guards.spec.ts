import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';

/** A page of our own at the site's address, so that the guards are tried without the portal. */
const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Guard</title></head><body><main><h1>Guard</h1>${body}</main></body></html>`;

const strictPolicy = {
  'content-security-policy': "default-src 'none'; script-src 'nonce-guard'; style-src 'nonce-guard'",
};

test.describe('the guards of every journey', () => {
  test('see a page without fault as silent and accessible, photographed or not', { tag: '@desktop' }, async ({
    page: tab,
    consoleSilence,
  }) => {
    await tab.route('/guard', (route) =>
      route.fulfill({ contentType: 'text/html', headers: strictPolicy, body: page('') }),
    );
    await tab.goto('/guard');
    await expectAccessible(tab);
    await photograph(tab, `guard-${test.info().project.name}`);
    consoleSilence.expectSilent();
  });

  for (const [fault, script] of [
    ['a console error', "console.error('fault')"],
    ['a console warning', "console.warn('fault')"],
    ['an uncaught error', "throw new Error('fault')"],
    ['a rejected promise that nobody handles', "Promise.reject(new Error('fault'))"],
    [
      'a style that the policy refuses',
      "document.body.insertAdjacentHTML('beforeend', '<i style=\"color: red\">fault</i>')",
    ],
  ] as const) {
    test(`fail a journey with ${fault}`, { tag: '@desktop' }, async ({ page: tab, consoleSilence }) => {
      const body = page(`<script nonce="guard">${script}</script>`);
      await tab.route('/guard', (route) => route.fulfill({ contentType: 'text/html', headers: strictPolicy, body }));
      await tab.goto('/guard');
      await expect.poll(() => isSilent(consoleSilence.expectSilent.bind(consoleSilence))).toBe(false);
      consoleSilence.allow(/fault|Content Security Policy/);
    });
  }

  test('fail a page with a picture that has no text', { tag: '@desktop' }, async ({ page: tab }) => {
    await tab.setContent(page('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'));
    await expect(expectAccessible(tab)).rejects.toThrow('image-alt');
  });

  test('make the mobile profile a real phone, to the gateway and to the page', { tag: '@mobile' }, async ({
    page: tab,
    isMobile,
  }) => {
    let hint: string | undefined;
    await tab.route('/guard', async (route) => {
      hint = (await route.request().allHeaders())['sec-ch-ua-mobile'];
      await route.fulfill({ contentType: 'text/html', body: page('') });
    });
    await tab.goto('/guard');
    expect(hint).toBe(isMobile ? '?1' : '?0');
    expect(await tab.evaluate(() => navigator.maxTouchPoints > 0)).toBe(isMobile);
    expect(await tab.evaluate(() => /Mobile/.test(navigator.userAgent))).toBe(isMobile);
  });
});

function isSilent(expectSilent: () => void): boolean {
  try {
    expectSilent();
    return true;
  } catch {
    return false;
  }
}
