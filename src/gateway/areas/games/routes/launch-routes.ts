import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { LanguageCode, LaunchedGame, RoomList } from '#contracts/generated/contracts.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { pageOriginOf } from '#gateway/http/page-origin.ts';
import { sameOriginOnly } from '#gateway/http/security/same-origin.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** How often an address may start a game: often enough to look around, and not to fill tables. */
const LAUNCHES_PER_MINUTE = 120;

/** Flows that span games, vendors and sessions. */
export interface Launching {
  start(
    site: PublishedSite,
    asked: {
      readonly vassalage: string;
      readonly gameCode: string | undefined;
      readonly mode: 'real' | 'trial';
      readonly gameCategory?: 'PVP';
      readonly roomId?: string | undefined;
      readonly language: LanguageCode;
      readonly origin: string;
      readonly session: Session | null;
    },
  ): Promise<LaunchedGame>;
  rooms(
    site: PublishedSite,
    language: LanguageCode,
    asked: { readonly vassalage: string; readonly gameCode: string },
  ): Promise<RoomList>;
}

interface LaunchRouteParts {
  readonly launching: Launching;
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
  readonly rateLimitFactor: number;
}

/** Starting games (specification, section 4, "Starting a game", and section 7, "Games"). */
export function launchRoutes(
  app: FastifyInstance,
  { launching, requireOpen, rateLimitFactor }: LaunchRouteParts,
): void {
  const limit = { rateLimit: { max: Math.ceil(LAUNCHES_PER_MINUTE * rateLimitFactor), timeWindow: 60_000 } };

  answerCall(
    app,
    'GET /wps/relay/GCSGAME_launchGame',
    { config: { access: 'play', ...limit }, onRequest: sameOriginOnly, preHandler: requireOpen },
    (request) => {
      const { vassalage, gameCode, mode = 'real' } = request.query;
      const { language, session } = request;
      return launching.start(siteOf(request), {
        vassalage,
        gameCode,
        mode,
        language,
        session,
        origin: pageOriginOf(request),
      });
    },
  );

  answerCall(
    app,
    'POST /wps/game/launchGame',
    { config: { access: 'member', ...limit }, preHandler: requireOpen },
    (request) => {
      const { vassalage, gameCode, roomId } = request.body;
      const { language, session } = request;
      const origin = pageOriginOf(request);
      return launching.start(siteOf(request), {
        ...{ vassalage, gameCode, roomId, language, session, origin },
        mode: 'real',
        gameCategory: 'PVP',
      });
    },
  );

  answerCall(
    app,
    'GET /wps/relay/GLS2_roomList',
    { config: { access: 'member' }, preHandler: requireOpen },
    (request) => launching.rooms(siteOf(request), request.language, request.query),
  );
}
