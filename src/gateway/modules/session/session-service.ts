import type {
  Captcha,
  CodeLogin,
  DeviceData,
  Handoff,
  HandoffOwner,
  Login,
  OpenSessions,
  SignedIn,
  SmsRequest,
  SmsSent,
  VerifySignIn,
} from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import type { Session } from '#gateway/plugins/session-access.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import type { CaptchaService, CaptchaSolution } from './captcha-service.ts';
import { forgetRemembered, rememberTokenIn } from './remembered-browsers.ts';
import type { EndSessions } from './session-ends.ts';
import { endSession, openSessionsOf } from './session-repository.ts';

type Opened = SignedIn & {
  readonly token: string;
  readonly rememberToken: string | null;
  readonly rememberSeconds?: number;
};

interface SessionParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly endSessions: EndSessions;
  readonly captchas: Pick<CaptchaService, 'make'>;
  readonly clock: () => Date;
  /** What touches accounts too. */
  readonly workflows: {
    signIn(site: PublishedSite, login: Login, visit: Visit): Promise<Opened>;
    signInByCode(site: PublishedSite, login: CodeLogin, visit: Visit): Promise<Opened>;
    verify(
      site: PublishedSite,
      asked: VerifySignIn,
      visit: Visit,
    ): Promise<Opened | { readonly expiredMinutes: number }>;
    sendCode(site: PublishedSite, purpose: 'noLogin' | 'register', number: SmsRequest, visit: Visit): Promise<SmsSent>;
    handOff(site: PublishedSite, session: Session): Promise<Handoff>;
    handoffOwner(site: PublishedSite, code: string): Promise<HandoffOwner>;
    takeOver(site: PublishedSite, code: string, visit: Visit): Promise<Opened>;
    openTrial(
      site: PublishedSite,
      trial: {
        readonly visit: Visit;
        readonly deviceData: DeviceData | undefined;
        readonly solution: CaptchaSolution;
      },
    ): Promise<Opened>;
    resume(site: PublishedSite, brought: string | undefined, visit: Visit): Promise<Opened>;
  };
}

/** Sessions: how they begin and end. */
export function sessionService({ database, endSessions, captchas, clock, workflows }: SessionParts) {
  return {
    ...workflows,

    /** A captcha of a kind. */
    makeCaptcha: (site: PublishedSite, kind: 'image' | 'work'): Promise<Captcha> => captchas.make(site.id, kind),

    /** Where the member of a session is signed in. */
    async openSessions(session: Session): Promise<OpenSessions> {
      const { siteId, memberId, tokenDigest } = session;
      const rows = await database.forSite(siteId, (tx) => openSessionsOf(tx, siteId, memberId, clock().toISOString()));
      return {
        sessions: rows.map((row) => ({
          sessionId: row.token_digest,
          device: row.device,
          address: row.address,
          entrance: row.entrance,
          startedAt: new Date(row.started_at).toISOString(),
          seenAt: new Date(row.seen_at).toISOString(),
          isCurrent: row.token_digest === tokenDigest,
        })),
      };
    },

    /** Ends one of a member's own sessions; that of somebody else is none. */
    async revoke({ siteId, memberId }: Session, sessionId: string): Promise<void> {
      await endSessions(siteId, memberId, () =>
        database.forSite(siteId, (tx) => endSession(tx, siteId, { memberId, tokenDigest: sessionId })),
      );
    },

    /** Remembers a browser no more, by what it is remembered by. */
    async forgetBrowser(siteId: string, brought: string | undefined): Promise<void> {
      const token = rememberTokenIn(brought);
      if (token !== null) await database.forSite(siteId, (tx) => forgetRemembered(tx, siteId, token));
    },

    /** Ends a session: its token opens nothing from now on, on no process. */
    async signOut(session: Session): Promise<void> {
      await endSessions(
        session.siteId,
        session.memberId,
        () => database.forSite(session.siteId, (tx) => endSession(tx, session.siteId, session, 'signedOut')),
        'signedOut',
      );
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
