import type { FastifyInstance } from 'fastify';
import { operatorOf, requireProof } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import type { OperatorLinksService } from '../operator-links-service.ts';

interface LinkRouteParts extends Pick<Settings, 'rateLimitFactor' | 'deskHost'> {
  readonly links: OperatorLinksService;
  /** The origin of a host. */
  readonly addressOf: (host: string) => string;
}

/** The calls for invitation and reset links, of admins and of the invited. */
export function operatorLinkRoutes(
  app: FastifyInstance,
  { links, rateLimitFactor, deskHost, addressOf }: LinkRouteParts,
): void {
  /** The token stands behind `#`, so that no request line, log or referrer ever has it. */
  const answered = ({ token, ...made }: Awaited<ReturnType<OperatorLinksService['invite']>>, host: string) => ({
    ...{ ...made, link: `${addressOf(host)}/invitation#${token}` },
  });
  /** @throws DomainError `feature_disabled`: without a desk there is no page to open a link with. */
  const desk = (): string => {
    if (deskHost === null) throw new DomainError('feature_disabled');
    return deskHost;
  };
  const admins = { config: requireProof('admin') };

  answerCall(app, 'POST /wps/operator/operators/invitations', admins, async (request) => {
    const host = desk();
    return answered(await links.invite(request.body, operatorOf(request)), host);
  });

  answerCall(app, 'POST /wps/operator/operators/:operatorId/link', admins, async (request) => {
    const host = desk();
    return answered(await links.renew(request.params.operatorId, operatorOf(request)), host);
  });

  const open = {
    onRequest: noStore,
    config: { ...sensitiveLimit(rateLimitFactor), anyHost: true, encrypted: true as const },
  };

  answerCall(app, 'POST /wps/operator/invitation', open, (request) => links.read(request.body.token));

  answerCall(app, 'POST /wps/operator/invitation/password', open, (request) => links.accept(request.body));
}
