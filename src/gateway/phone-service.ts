/** A service that verifies mobile numbers in place of a text message, and vouches for them by a token. */
export interface PhoneService {
  readonly issuer: string;
  readonly audience: string;
  /** Where its keys are. */
  readonly jwksUrl: string;
}

const NAMES = ['FIREBASE_ISSUER', 'FIREBASE_AUDIENCE', 'FIREBASE_JWKS_URL'] as const;

/**
 * Reads the service from the environment; null where there is none. All three settings belong together. Whoever could put keys of their own in
 * the place of the service's would be vouched for as anybody, so that they come over TLS; a demo may have them from the machine itself.
 */
export function readPhoneService(
  setting: (name: string) => string | undefined,
  refuse: (problem: string) => void,
  { isDemo }: { readonly isDemo: boolean },
): PhoneService | null {
  const [issuer, audience, jwksUrl] = NAMES.map(setting);
  if (issuer === undefined && audience === undefined && jwksUrl === undefined) return null;
  if (issuer === undefined || audience === undefined || jwksUrl === undefined || !URL.canParse(jwksUrl)) {
    refuse(`${NAMES.join(', ')} belong together, and the last is an address.`);
    return null;
  }
  const { protocol, hostname } = new URL(jwksUrl);
  if (protocol !== 'https:' && !(isDemo && protocol === 'http:' && isThisMachine(hostname))) {
    refuse(`FIREBASE_JWKS_URL must be an https:// address${isDemo ? ', or an http:// one of this machine' : ''}.`);
    return null;
  }
  return { issuer, audience, jwksUrl };
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
