import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** The services that a site may offer. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'telegram', 'line'] as const satisfies readonly SocialProvider[];

/** Display names of the services. */
export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
  line: 'LINE',
};

/** A site's client registration at a service. */
export interface SocialClient {
  /** The service's issuer, by which the rest is found (OpenID Connect Discovery). */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The client that a site is to a service; null where the environment names none. */
export type SocialClientOf = (provider: SocialProvider, siteId: string) => SocialClient | null;

/** The services that a site offers. */
export type SocialOffer = (site: Pick<PublishedSite, 'id' | 'site'>) => readonly SocialProvider[];

/**
 * A site offers the services of its document that know it, while the module is on: a button that leads nowhere is none.
 */
export function socialOffer(clientOf: SocialClientOf): SocialOffer {
  return ({ id, site }) =>
    isModuleOn(site.flags, 'SOCIALLOGIN3')
      ? (site.socialProviders ?? []).filter((provider) => clientOf(provider, id) !== null)
      : [];
}

type Setting = (name: string) => string | undefined;

/**
 * Reads the services from the environment: `SOCIAL_GOOGLE_ISSUER`, `_CLIENT_ID` and `_CLIENT_SECRET`, the last two for
 * one site with its id behind them (`SOCIAL_GOOGLE_CLIENT_ID_AURORA`). No problem repeats a value, since one of them is
 * a secret.
 */
export function readSocialServices(setting: Setting, refuse: (problem: string) => void): SocialClientOf {
  const issuers = new Map<SocialProvider, string>();
  for (const provider of SOCIAL_PROVIDERS) {
    const name = `SOCIAL_${provider.toUpperCase()}_ISSUER`;
    const issuer = setting(name);
    if (issuer === undefined) continue;
    if (!isServiceAddress(issuer)) refuse(`${name} must be an https:// address.`);
    else issuers.set(provider, issuer);
  }
  return (provider, siteId) => {
    const issuer = issuers.get(provider);
    const own = (name: string): string | undefined => {
      const shared = `SOCIAL_${provider.toUpperCase()}_${name}`;
      return setting(`${shared}_${siteId.toUpperCase().replaceAll('-', '_')}`) ?? setting(shared);
    };
    const clientId = own('CLIENT_ID');
    const clientSecret = own('CLIENT_SECRET');
    return issuer === undefined || clientId === undefined || clientSecret === undefined
      ? null
      : { issuer, clientId, clientSecret };
  };
}

/** Tokens travel there, so plain http is for this machine alone. */
function isServiceAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost')))
  );
}
