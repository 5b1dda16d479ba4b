import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhoneVerificationInfo } from '#contracts/generated/contracts.ts';

const app = vi.hoisted(() => ({ initializeApp: vi.fn((options: object) => ({ options })) }));
const library = vi.hoisted(() => {
  const auth = { languageCode: null as string | null };
  return {
    auth,
    cleared: vi.fn(),
    made: [] as Array<{ place: HTMLElement; size: unknown; fail: () => void }>,
    initializeAuth: vi.fn(() => auth),
    connectAuthEmulator: vi.fn(),
    signInWithPhoneNumber: vi.fn(),
    signOut: vi.fn(async () => {}),
    inMemoryPersistence: { type: 'NONE' },
  };
});
vi.mock('@firebase/app', () => app);
vi.mock('@firebase/auth', () => ({
  ...library,
  RecaptchaVerifier: class {
    clear = library.cleared;
    constructor(_auth: unknown, place: HTMLElement, parameters: { size: unknown; 'error-callback': () => void }) {
      library.made.push({ place, size: parameters.size, fail: parameters['error-callback'] });
    }
  },
}));
const trusted = vi.hoisted(() => ({ trustScriptsBelow: vi.fn() }));
vi.mock('./trusted-places.ts', () => trusted);

const real: PhoneVerificationInfo = {
  service: 'firebase',
  channel: 'firebase',
  apiKey: 'key',
  authDomain: 'pebble.firebaseapp.com',
  emulatorUrl: null,
};
const demo = { ...real, emulatorUrl: 'http://identity.localhost:8080' };
const sent = (token = 'the-token') => ({ confirm: vi.fn(async () => ({ user: { getIdToken: async () => token } })) });

describe("Firebase's library", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.clearAllMocks();
    library.made.length = 0;
    library.auth.languageCode = null;
    document.body.replaceChildren();
    library.signInWithPhoneNumber.mockReset().mockResolvedValue(sent());
  });

  it('is opened once for a page, keeps nobody signed in, and leaves nothing in the page', async () => {
    const { sendNumberCode } = await import('./firebase-numbers.ts');
    const { prove } = await sendNumberCode(real, '+34600123456', 'TW');
    await sendNumberCode(real, '+34600123457', 'ES');
    expect(app.initializeApp).toHaveBeenCalledExactlyOnceWith({ apiKey: 'key', authDomain: 'pebble.firebaseapp.com' });
    expect(library.initializeAuth).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      persistence: library.inMemoryPersistence,
    });
    expect(library.made.map(({ size }) => size)).toEqual(['invisible', 'invisible']);
    expect(library.cleared).toHaveBeenCalledTimes(2);
    expect(document.body.childElementCount).toBe(0);
    expect(library.auth.languageCode).toBe('es');
    expect(await prove('482913')).toBe('the-token');
    expect(library.signOut).toHaveBeenCalledExactlyOnceWith(library.auth);
  });

  it('writes languages as Google does', async () => {
    const { sendNumberCode } = await import('./firebase-numbers.ts');
    for (const [language, tag] of [
      ['CN', 'zh-CN'],
      ['TW', 'zh-TW'],
      ['EN', 'en-GB'],
      ['AR', 'ar'],
    ] as const) {
      await sendNumberCode(real, '+34600123456', language);
      expect(library.auth.languageCode).toBe(tag);
    }
  });

  it('loads reCAPTCHA for the service itself alone, from its own addresses', async () => {
    const { sendNumberCode } = await import('./firebase-numbers.ts');
    await sendNumberCode(real, '+34600123456', 'EN');
    expect(trusted.trustScriptsBelow).toHaveBeenCalledExactlyOnceWith([
      'https://www.google.com/recaptcha/api.js',
      'https://www.google.com/recaptcha/enterprise.js',
      'https://www.gstatic.com/recaptcha/releases/',
    ]);
    expect(library.connectAuthEmulator).not.toHaveBeenCalled();
  });

  it('turns to the stand-in of a demo without its banner', async () => {
    const { sendNumberCode } = await import('./firebase-numbers.ts');
    await sendNumberCode(demo, '+34600123456', 'EN');
    expect(library.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(library.auth, demo.emulatorUrl, {
      disableWarnings: true,
    });
    expect(trusted.trustScriptsBelow).not.toHaveBeenCalled();
  });

  it('gives a captcha up that fails, or that nobody answers for two minutes', async () => {
    vi.useFakeTimers();
    const { sendNumberCode } = await import('./firebase-numbers.ts');
    library.signInWithPhoneNumber.mockReturnValue(new Promise(() => {}));
    const refused = expect(sendNumberCode(real, '+34600123456', 'EN')).rejects.toMatchObject({
      code: 'auth/captcha-check-failed',
    });
    library.made[0]?.fail();
    await refused;
    const late = expect(sendNumberCode(real, '+34600123456', 'EN')).rejects.toMatchObject({
      code: 'auth/captcha-check-failed',
    });
    await vi.advanceTimersByTimeAsync(120_000);
    await late;
    expect(document.body.childElementCount).toBe(0);
    vi.useRealTimers();
  });
});
