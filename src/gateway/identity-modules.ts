import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';
import type { SiteDirectory } from './documents/published-site.ts';
import { DomainError } from './domain-error.ts';
import { identityService } from './modules/identity/identity-service.ts';
import { numberService } from './modules/identity/number-service.ts';
import { readE164 } from './modules/outbox/sms/mobile-number.ts';
import { serviceOffer } from './offered-services.ts';
import { siteAddresses } from './pages/site-origin.ts';
import { type CurrentPhoneService, phoneOffer } from './phone-service.ts';
import { type SocialClientOf, socialOffer } from './social-services.ts';
import type { AccountParts } from './workflows/account-parts.ts';
import { sendNumberCode } from './workflows/send-number-code.ts';

interface IdentityParts extends Pick<AccountParts, 'database' | 'outbox' | 'clock'> {
  readonly configuration: Configuration;
  readonly sites: Pick<SiteDirectory, 'all'>;
}

/** The services elsewhere that vouch for people, and what a demo has in place of those that are not configured. */
export function identityModules(app: FastifyInstance, { configuration, sites, ...parts }: IdentityParts) {
  const addressOf = siteAddresses(app, configuration);
  const isDemo = configuration.mode === 'demo';
  const people = isDemo ? identityService({ sites, addressOf }) : null;
  const numbers =
    isDemo && configuration.phoneService === null
      ? numberService({
          sites,
          addressOf,
          readNumber,
          sendCode: (site, code) => sendNumberCode(parts, site, code),
          clock: parts.clock,
        })
      : null;
  const socialClientOf: SocialClientOf = (provider, siteId) =>
    configuration.socialClientOf(provider, siteId) ?? people?.client(provider, siteId) ?? null;
  const phoneService: CurrentPhoneService = () => configuration.phoneService ?? numbers?.service() ?? null;
  return {
    /** A demo's own services; null where there are none. */
    people,
    numbers,
    socialClientOf,
    phoneService,
    offerOf: serviceOffer(socialOffer(socialClientOf), phoneOffer(phoneService)),
  };
}

function readNumber(text: string): string | null {
  try {
    return readE164(text).e164;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
