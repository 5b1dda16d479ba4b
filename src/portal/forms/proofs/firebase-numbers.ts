import { initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut,
} from '@firebase/auth';
import type { LanguageCode, PhoneVerificationInfo } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { trustScriptsBelow } from './trusted-places.ts';

/** The addresses of reCAPTCHA's scripts. */
const RECAPTCHA_PLACES = [
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
];

/** reCAPTCHA lets its questions run out after two minutes, and does not tell who closed them. */
const CAPTCHA_TIMEOUT_MS = 120_000;

/** Google's names of languages that are written by script elsewhere. */
const OTHER_TAGS: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' };

/** A code that is on its way to a number. */
export interface NumberOnTrial {
  /**
   * Brings the code back, and answers the token that says whose number it is. @throws what Firebase refuses with, under
   * `code`.
   */
  readonly prove: (code: string) => Promise<string>;
}

let known: Auth | undefined;

/** Has Firebase send a code to a number in E.164. @throws what it refuses with, under `code`. */
export async function sendNumberCode(
  verification: PhoneVerificationInfo,
  number: string,
  language: LanguageCode,
): Promise<NumberOnTrial> {
  known ??= open(verification);
  const auth = known;
  const { tag } = languages[language];
  auth.languageCode = OTHER_TAGS[tag] ?? tag;
  // The invisible reCAPTCHA has no look of its own: a note at the field says that it is there.
  const place = document.createElement('div');
  place.style.visibility = 'hidden';
  document.body.append(place);
  const giveUp = deferredFailure();
  const timer = setTimeout(giveUp.now, CAPTCHA_TIMEOUT_MS);
  let verifier: RecaptchaVerifier | undefined;
  try {
    verifier = new RecaptchaVerifier(auth, place, { size: 'invisible', 'error-callback': giveUp.now });
    const sent = await Promise.race([signInWithPhoneNumber(auth, number, verifier), giveUp.failure]);
    return {
      prove: async (code) => {
        const { user } = await sent.confirm(code);
        const token = await user.getIdToken();
        await signOut(auth);
        return token;
      },
    };
  } finally {
    clearTimeout(timer);
    verifier?.clear();
    place.remove();
  }
}

/** Opens the service for the page. Nobody stays signed in to it: the gateway's session identifies the visitor. */
function open({ apiKey, authDomain, emulatorUrl }: PhoneVerificationInfo): Auth {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain }), { persistence: inMemoryPersistence });
  if (emulatorUrl === null) trustScriptsBelow(RECAPTCHA_PLACES);
  else connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

class CaptchaFailure extends Error {
  readonly code = 'auth/captcha-check-failed';
}

function deferredFailure(): { readonly failure: Promise<never>; readonly now: () => void } {
  let now = (): void => {};
  const failure = new Promise<never>((_resolve, reject) => {
    now = () => reject(new CaptchaFailure());
  });
  return { failure, now: () => now() };
}
