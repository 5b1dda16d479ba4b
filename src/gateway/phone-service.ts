/** A service that verifies mobile numbers in place of a text message, and vouches for them by a token. */
export interface PhoneService {
  readonly issuer: string;
  readonly audience: string;
  /** Where its keys are. */
  readonly jwksUrl: string;
}

const NAMES = ['FIREBASE_ISSUER', 'FIREBASE_AUDIENCE', 'FIREBASE_JWKS_URL'] as const;

/** Reads the service from the environment; null where there is none. All three settings belong together. */
export function readPhoneService(
  setting: (name: string) => string | undefined,
  refuse: (problem: string) => void,
): PhoneService | null {
  const [issuer, audience, jwksUrl] = NAMES.map(setting);
  if (issuer === undefined && audience === undefined && jwksUrl === undefined) return null;
  if (issuer === undefined || audience === undefined || jwksUrl === undefined || !URL.canParse(jwksUrl)) {
    refuse(`${NAMES.join(', ')} belong together, and the last is an address.`);
    return null;
  }
  return { issuer, audience, jwksUrl };
}
