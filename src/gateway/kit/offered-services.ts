import type { PhoneVerificationInfo, SocialProvider } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from './published-site.ts';

/** The outside services that a site offers. They depend on the environment too, which documents do not know. */
export interface OfferedServices {
  /** Social sign-in providers. */
  readonly socialProviders: readonly SocialProvider[];
  /** The service that verifies mobile numbers; null: the gateway's own codes do. */
  readonly phoneVerification: PhoneVerificationInfo | null;
}

/** Answers the services that a site offers. */
export type ServiceOffer = (site: Pick<PublishedSite, 'id' | 'site'>) => OfferedServices;

/** A site that offers none. */
export const NO_SERVICES: OfferedServices = { socialProviders: [], phoneVerification: null };
