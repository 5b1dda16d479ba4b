import type { PhoneVerificationInfo, SocialProvider } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from './documents/published-site.ts';
import type { PhoneOffer } from './phone-service.ts';
import type { SocialOffer } from './social-services.ts';

/** What a site offers of services elsewhere. It goes by the environment too, which documents do not know. */
export interface OfferedServices {
  /** Whose accounts sign in here. */
  readonly socialProviders: readonly SocialProvider[];
  /** Who verifies mobile numbers here; null: the gateway's own codes do. */
  readonly phoneVerification: PhoneVerificationInfo | null;
}

/** The services that a site offers. */
export type ServiceOffer = (site: Pick<PublishedSite, 'id' | 'site'>) => OfferedServices;

/** What a site without any offers. */
export const NO_SERVICES: OfferedServices = { socialProviders: [], phoneVerification: null };

/** Joins what is offered of each kind. */
export function serviceOffer(social: SocialOffer, phone: PhoneOffer): ServiceOffer {
  return (site) => ({ socialProviders: social(site), phoneVerification: phone(site) });
}
