import type { PhoneVerificationInfo } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { isThisMachine } from '#gateway/kit/this-machine.ts';

/** A service that verifies mobile numbers in place of a text message, and vouches for them by a token. */
export interface PhoneService {
  readonly issuer: string;
  readonly audience: string;
  /** The address of its public keys. */
  readonly jwksUrl: string;
  /** The settings with which browsers call it; null where only other programs bring its tokens. */
  readonly web: PhoneServiceWeb | null;
}

/** The settings of the service that pages need. All of them are public. */
export type PhoneServiceWeb = Omit<PhoneVerificationInfo, 'service'>;

/** The service as it is at the moment; null where there is none. */
export type CurrentPhoneService = () => PhoneService | null;

/**
 * The settings that a site's pages get for the service that verifies numbers; null where the site sends its own codes.
 */
export type PhoneOffer = (site: Pick<PublishedSite, 'site'>) => PhoneVerificationInfo | null;

/** A site has numbers verified by the service that its document asks for, where the gateway is set up for it. */
export function phoneOffer(current: CurrentPhoneService): PhoneOffer {
  return ({ site: { phoneVerification: service } }) => {
    const web = service === undefined ? undefined : current()?.web;
    return service === undefined || !web ? null : { service, ...web };
  };
}

const TOKEN_NAMES = ['FIREBASE_ISSUER', 'FIREBASE_AUDIENCE', 'FIREBASE_JWKS_URL'] as const;
const WEB_NAMES = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_CHANNEL'] as const;

type Setting = (name: string) => string | undefined;
type Refuse = (problem: string) => void;

/**
 * Reads the service from the environment; null where there is none. The three settings that tokens are checked by
 * belong together, and so do the three that pages receive, which need the former. Whoever could put keys of their own
 * in the place of the service's would be vouched for as anybody, so that they come over TLS; a demo may have them from
 * the machine itself.
 */
export function readPhoneService(
  setting: Setting,
  refuse: Refuse,
  { isDemo }: { readonly isDemo: boolean },
): PhoneService | null {
  const web = readWeb(setting, refuse);
  const [issuer, audience, jwksUrl] = TOKEN_NAMES.map(setting);
  if (issuer === undefined && audience === undefined && jwksUrl === undefined) {
    if (web !== null) refuse(`${WEB_NAMES.join(', ')} need ${TOKEN_NAMES.join(', ')}.`);
    return null;
  }
  if (issuer === undefined || audience === undefined || jwksUrl === undefined || !URL.canParse(jwksUrl)) {
    refuse(`${TOKEN_NAMES.join(', ')} belong together, and the last is an address.`);
    return null;
  }
  const { protocol, hostname } = new URL(jwksUrl);
  if (protocol !== 'https:' && !(isDemo && protocol === 'http:' && isThisMachine(hostname))) {
    refuse(`FIREBASE_JWKS_URL must be an https:// address${isDemo ? ', or an http:// one of this machine' : ''}.`);
    return null;
  }
  return { issuer, audience, jwksUrl, web };
}

function readWeb(setting: Setting, refuse: Refuse): PhoneServiceWeb | null {
  const [apiKey, authDomain, channel] = WEB_NAMES.map(setting);
  if (apiKey === undefined && authDomain === undefined && channel === undefined) return null;
  if (apiKey === undefined || authDomain === undefined || channel === undefined) {
    refuse(`${WEB_NAMES.join(', ')} belong together.`);
    return null;
  }
  if (!/^[\w-]{1,100}$/.test(apiKey)) refuse('FIREBASE_API_KEY must be letters, digits, - and _.');
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(authDomain)) refuse('FIREBASE_AUTH_DOMAIN must be the name of a host.');
  if (!/^[\w.-]{1,40}$/.test(channel)) refuse('FIREBASE_CHANNEL must be 40 letters, digits, ., - and _ at most.');
  return { apiKey, authDomain, channel, emulatorUrl: null };
}
