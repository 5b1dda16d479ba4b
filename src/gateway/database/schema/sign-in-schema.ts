import type { Entrance, SocialProvider } from '#contracts/generated/contracts.ts';
import type { SignInMethod } from './account-schema.ts';
import type { TimestampColumn } from './column-types.ts';

/** The account at a social sign-in service that is connected to a member. */
export interface SocialIdentityTable {
  site_id: string;
  provider: SocialProvider;
  subject: string;
  member_id: string;
  email: string | null;
  linked_at: TimestampColumn;
}

/** A browser that went to a service and has not come back. */
export interface SocialAttemptTable {
  site_id: string;
  state_digest: string;
  browser_digest: string;
  provider: SocialProvider;
  return_to: string;
  is_kept: boolean;
  /** The session whose member is to be connected; null: the browser signs in. */
  session_digest: string | null;
  expires_at: TimestampColumn;
}

/** A browser that came back from a service as somebody who has no account here yet. */
export interface SocialArrivalTable {
  site_id: string;
  browser_digest: string;
  provider: SocialProvider;
  subject: string;
  /** Verified, or null. */
  email: string | null;
  name: string | null;
  is_kept: boolean;
  expires_at: TimestampColumn;
}

/** A browser that may open sessions by itself for a day. */
export interface RememberedBrowserTable {
  site_id: string;
  selector: string;
  member_id: string;
  entrance: Entrance;
  method: SignInMethod;
  validator_digest: string;
  previous_digest: string | null;
  rotated_at: TimestampColumn;
  address: string;
  expires_at: TimestampColumn;
}
