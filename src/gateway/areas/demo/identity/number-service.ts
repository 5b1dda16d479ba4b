import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { PhoneService } from '#gateway/areas/accounts/accounts.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { IDENTITY_HOST } from './identity-service.ts';
import { NumberServiceError } from './number-service-error.ts';
import { NUMBER_CODE_MINUTES, numberSessions } from './number-sessions.ts';
import { NUMBER_TOKEN_SECONDS, numberTokens, type ProvenNumber, userOf } from './number-tokens.ts';

/** Paths of the service's calls, as Firebase's own library asks an emulator for them. */
export const NUMBER_PATHS = {
  accounts: '/identitytoolkit.googleapis.com/v1/accounts',
  recaptchaParams: '/identitytoolkit.googleapis.com/v1/recaptchaParams',
  recaptchaConfig: '/identitytoolkit.googleapis.com/v2/recaptchaConfig',
  token: '/securetoken.googleapis.com/v1/token',
  jwks: '/numbers/jwks',
} as const;

const PROJECT = 'marquee-demo';
const API_KEY = 'key-of-the-demo';
const CHANNEL = 'demo';

/** A code as it is handed on to be sent. */
export interface NumberCode {
  /** E.164. */
  readonly number: string;
  readonly code: string;
  readonly minutes: number;
  readonly language: LanguageCode;
}

interface NumberParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** The address of a host on this machine, with the port that the gateway listens on. */
  readonly addressOf: (host: string) => string;
  /** A number in E.164 as the gateway knows it; null for what is no number that people carry. */
  readonly readNumber: (text: string) => string | null;
  readonly sendCode: (site: PublishedSite, code: NumberCode) => Promise<void>;
  readonly clock: () => Date;
}

/** A demo's service that verifies mobile numbers. It stands in for Firebase, for sites whose documents ask for that. */
export function numberService({ sites, addressOf, readNumber, sendCode, clock }: NumberParts) {
  const issuer = (): string => `${addressOf(IDENTITY_HOST)}/numbers/${PROJECT}`;
  const sessions = numberSessions(clock);
  const tokens = numberTokens({ issuer, audience: PROJECT, clock });

  return {
    /** The settings with which the gateway calls the service. */
    service: (): PhoneService => ({
      issuer: issuer(),
      audience: PROJECT,
      jwksUrl: `${addressOf(IDENTITY_HOST)}${NUMBER_PATHS.jwks}`,
      web: {
        apiKey: API_KEY,
        authDomain: IDENTITY_HOST,
        channel: CHANNEL,
        emulatorUrl: addressOf(IDENTITY_HOST),
      },
    }),

    jwks: tokens.jwks,

    /** The site whose pages call from an origin; undefined for one that has numbers verified otherwise. */
    siteAt: (origin: string): PublishedSite | undefined =>
      sites
        .all()
        .find(
          ({ site }) =>
            site.phoneVerification !== undefined && site.hosts.some((host) => addressOf(host) === origin.toLowerCase()),
        ),

    /** @throws NumberServiceError `API_KEY_INVALID`. */
    assertKey(key: unknown): void {
      if (key !== API_KEY) throw new NumberServiceError('API_KEY_INVALID');
    },

    /**
     * Sends a code to a number.
     * @returns what the code is brought back with.
     * @throws NumberServiceError `MISSING_PHONE_NUMBER`, `INVALID_PHONE_NUMBER`, `TOO_MANY_ATTEMPTS_TRY_LATER`.
     */
    async sendVerificationCode(site: PublishedSite, phoneNumber: unknown, language: LanguageCode) {
      if (typeof phoneNumber !== 'string') throw new NumberServiceError('MISSING_PHONE_NUMBER');
      const number = readNumber(phoneNumber);
      if (number === null) throw new NumberServiceError('INVALID_PHONE_NUMBER');
      const { sessionInfo, code } = sessions.begin(number);
      await sendCode(site, { number, code, minutes: NUMBER_CODE_MINUTES, language });
      return { sessionInfo };
    },

    /**
     * Vouches for whoever brings the code of a number.
     * @throws NumberServiceError `MISSING_SESSION_INFO`, `MISSING_CODE`, `INVALID_CODE`, `SESSION_EXPIRED`.
     */
    async signInWithPhoneNumber(sessionInfo: unknown, code: unknown) {
      if (typeof sessionInfo !== 'string') throw new NumberServiceError('MISSING_SESSION_INFO');
      if (typeof code !== 'string' || code === '') throw new NumberServiceError('MISSING_CODE');
      const number = sessions.finish(sessionInfo, code);
      const proven: ProvenNumber = { number, authTime: Math.floor(clock().getTime() / 1_000) };
      return {
        idToken: await tokens.sign(proven),
        refreshToken: tokens.refreshToken(proven),
        expiresIn: String(NUMBER_TOKEN_SECONDS),
        localId: userOf(number),
        phoneNumber: number,
      };
    },

    /** The user of a token. @throws NumberServiceError `INVALID_ID_TOKEN`. */
    async lookup(idToken: unknown) {
      if (typeof idToken !== 'string') throw new NumberServiceError('INVALID_ID_TOKEN');
      const { number, authTime } = await tokens.read(idToken);
      const since = String(authTime * 1_000);
      return {
        users: [
          {
            localId: userOf(number),
            phoneNumber: number,
            providerUserInfo: [{ providerId: 'phone', rawId: number, phoneNumber: number }],
            createdAt: since,
            lastLoginAt: since,
          },
        ],
      };
    },

    /** Another token about the same. @throws NumberServiceError `INVALID_REFRESH_TOKEN`. */
    async refresh(refreshToken: unknown) {
      const proven = tokens.refreshed(String(refreshToken));
      const idToken = await tokens.sign(proven);
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: String(refreshToken),
        expires_in: String(NUMBER_TOKEN_SECONDS),
        token_type: 'Bearer',
        user_id: userOf(proven.number),
        project_id: PROJECT,
      };
    },

    /** No captcha stands before it, and says so in the form that Firebase's library reads. */
    recaptcha: {
      params: { recaptchaSiteKey: 'none' },
      config: {
        recaptchaKey: `projects/${PROJECT}/keys/none`,
        recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
      },
    },
  };
}

export type NumberService = ReturnType<typeof numberService>;
