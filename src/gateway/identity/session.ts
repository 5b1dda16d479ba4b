import type { Entrance } from '#contracts/generated/contracts.ts';
import type { MemberType } from '#contracts/member-types.ts';
import type { SignInMethod } from '#gateway/database/schema/account-schema.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** The session of a request's member. */
export interface Session {
  readonly siteId: string;
  readonly tokenDigest: string;
  readonly memberId: string;
  readonly type: MemberType;
  readonly entrance: Entrance;
  /** The sign-in method. */
  readonly method: SignInMethod;
  /** When that was, be it on another device. */
  readonly signedInAt: Date;
  /** The facts that decide whether the password has to be changed first. */
  readonly password: {
    readonly isSet: boolean;
    readonly mustChange: boolean;
    readonly changedAt: string | null;
  };
}

/** Whether the member of a session has to change the password before anything else. */
export type IsPasswordChangeDue = (site: PublishedSite, session: Session) => boolean;

/** Finds the session of a token on a site; null where there is none any more. */
export type FindSession = (siteId: string, token: string) => Promise<Session | null>;
