import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { sitesFolder } from './support/sites-folder.ts';
import { type RunningGateway, startGateway } from './support/start-gateway.ts';

const SITE = 'harbour';
const PASSWORD = 'Under-the-lights-7';
const CODE = '482913';
const ISSUER = 'https://securetoken.google.com/harbour';

// Firebase and reCAPTCHA are not to be had here, so that the browser is answered in their place: what the page asks of
// them is its own, and so is the content policy that lets it.
test.describe.configure({ mode: 'default' });

let folder: string;
let gateway: RunningGateway;
let keyServer: Server;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

test.beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }] };
  keyServer = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
  });
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  folder = await sitesFolder([{ id: SITE, site: { phoneVerification: 'firebase' } }]);
  gateway = await startGateway({
    environment: {
      SITES_DIR: folder,
      FIREBASE_ISSUER: ISSUER,
      FIREBASE_AUDIENCE: 'harbour',
      FIREBASE_JWKS_URL: `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`,
      FIREBASE_API_KEY: 'key-of-harbour',
      FIREBASE_AUTH_DOMAIN: 'harbour.firebaseapp.com',
      FIREBASE_CHANNEL: 'firebase',
    },
  });
});

test.afterAll(async () => {
  await gateway.stop();
  keyServer.close();
  await rm(folder, { recursive: true, force: true });
});

async function tokenFor(number: string): Promise<string> {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  return new SignJWT({ phone_number: number, auth_time: nowSeconds, firebase: { sign_in_provider: 'phone' } })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(ISSUER)
    .setAudience('harbour')
    .setSubject(number)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + 3_600)
    .sign(keys.privateKey);
}

/** The effect of reCAPTCHA's loader on a page: it fetches the rest as plain text. */
const loader = `(() => {
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/some/recaptcha__en.js';
  document.head.append(script);
})();`;

/** The effect of the rest: markup by a policy of Google's libraries, and a frame of its own. */
const captchaAs = (onload: string): string => `(() => {
  const policy = window.trustedTypes.createPolicy('goog#html', { createHTML: (html) => html });
  let callback;
  window.grecaptcha = {
    render(place, parameters) {
      callback = parameters.callback;
      const badge = document.createElement('div');
      badge.innerHTML = policy.createHTML('<textarea></textarea>');
      const frame = document.createElement('iframe');
      frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=' + parameters.sitekey;
      place.append(badge, frame);
      return 0;
    },
    getResponse: () => '',
    execute: () => setTimeout(() => callback('solved'), 50),
    reset: () => {},
  };
  window[${JSON.stringify(onload)}]();
})();`;

/** Answers in the place of Google's services; the list is of what was asked. */
async function answerForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  let onload = '';
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    asked.push(pathname);
    if (!pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    onload = searchParams.get('onload') ?? '';
    return route.fulfill(script(loader));
  });
  await page.route('https://www.gstatic.com/recaptcha/**', (route) => route.fulfill(script(captchaAs(onload))));
  await page.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const request = route.request();
    const call = new URL(request.url()).pathname.split(/[/:]/).at(-1) ?? '';
    const given = (request.method() === 'POST' ? request.postDataJSON() : {}) as Readonly<Record<string, string>>;
    asked.push(call);
    const number = given.sessionInfo ?? '';
    const answers: Readonly<Record<string, () => Promise<object>>> = {
      recaptchaConfig: async () => ({
        recaptchaKey: 'projects/harbour/keys/one',
        recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
      }),
      recaptchaParams: async () => ({ recaptchaSiteKey: 'site-key' }),
      sendVerificationCode: async () => {
        expect(given).toMatchObject({ recaptchaToken: 'solved' });
        return { sessionInfo: given.phoneNumber };
      },
      signInWithPhoneNumber: async () => {
        expect(given.code).toBe(CODE);
        return { idToken: await tokenFor(number), refreshToken: 'another', expiresIn: '3600', localId: number };
      },
      lookup: async () => ({ users: [{ localId: 'somebody' }] }),
    };
    const json = await answers[call]?.();
    return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

test('Firebase and its captcha are reached from a page whose policy lets in nothing else', { tag: '@desktop' }, async ({
  page,
  consoleSilence,
}) => {
  const number = `6${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;
  const asked = await answerForGoogle(page);
  const dialog = page.getByRole('dialog');
  const field = (label: RegExp) => dialog.getByLabel(label).first();
  await page.goto(`${siteOrigin(SITE, gateway.port)}/register?language=EN`);
  await hydrated(page);
  await dialog.getByRole('tab', { name: 'Mobile' }).click();
  await field(/^Mobile number/).fill(number);
  await expect(dialog.getByText(/Protected by Google’s reCAPTCHA/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /^Again in 0:5\d$/ })).toBeDisabled();
  for (const [label, value] of [
    [/^Verification code/, CODE],
    [/^Password(?! once)/, PASSWORD],
    [/^Password once more/, PASSWORD],
    [/^E-mail/, `n${number}@mail.example`],
    [/^Date of birth/, '1990-02-28'],
  ] as const)
    if (await field(label).count()) await field(label).fill(value);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check({ force: true });
  await dialog.getByRole('button', { name: /^Register$/ }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/wps/member/info')).text()))
    .toContain('"mobileVerified":true');
  expect(asked).toEqual(
    expect.arrayContaining(['/recaptcha/api.js', '/recaptcha/api2/anchor', 'sendVerificationCode', 'lookup']),
  );

  consoleSilence.allow(/the 'default' policy failed to execute/);
  const others = await page.evaluate(() =>
    ['https://www.google.com/jsapi', 'https://elsewhere.example/recaptcha/api.js'].map((address) => {
      try {
        document.createElement('script').src = address;
        return 'taken';
      } catch {
        return 'refused';
      }
    }),
  );
  expect(others).toEqual(['refused', 'refused']);
});
