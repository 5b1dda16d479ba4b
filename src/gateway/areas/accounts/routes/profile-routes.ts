import type { FastifyInstance } from 'fastify';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { AccountParts } from '../account-parts.ts';
import { bindEmail, bindMobile, sendBindEmailCode, sendBindMobileCode } from '../members/bind-contact.ts';
import { listSignIns } from '../members/read-member.ts';
import { readIconAddress, readIconBytes, setIcon, setNickname } from '../members/update-profile.ts';

const LARGEST_ICON = 5 * 1024 * 1024;
const HISTORY_PAGE = 20;

/** A member's profile: name and picture, contacts, and the history of sign-ins. */
export function profileRoutes(app: FastifyInstance, parts: AccountParts): void {
  const limited = sensitiveLimit(parts.rateLimitFactor);
  const ofMember = { config: { access: 'member' as const } };
  const sensitive = { config: { ...limited, access: 'member' as const } };
  const encrypted = { config: { ...sensitive.config, encrypted: true } };

  answerCall(app, 'PUT /wps/member/nickname', ofMember, async (request) => {
    await setNickname(parts, siteOf(request), sessionOf(request), request.body.nickname);
    return { done: true };
  });

  answerCall(app, 'GET /wps/member/info/icon', ofMember, (request) =>
    readIconAddress(parts, siteOf(request), sessionOf(request)),
  );

  // Pictures have a scope of their own, since their bytes are read only here.
  app.register(async (pictures) => {
    pictures.addContentTypeParser(
      ['image/png', 'image/jpeg', 'image/webp'],
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    answerCall(pictures, 'PUT /wps/member/info/icon', { ...sensitive, bodyLimit: LARGEST_ICON }, async (request) => {
      if (!Buffer.isBuffer(request.body)) throw new DomainError('unsupported_media_type');
      return setIcon(parts, siteOf(request), sessionOf(request), request.body);
    });
  });

  app.get<{ Params: { digest: string } }>('/wps/member/info/icon/:digest', ofMember, async (request, reply) => {
    const digest = /^([0-9a-f]{32})\.webp$/.exec(request.params.digest)?.[1];
    const bytes = digest && (await readIconBytes(parts, siteOf(request), sessionOf(request), digest));
    if (!bytes) throw new DomainError('not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(Buffer.from(bytes));
  });

  answerCall(app, 'GET /wps/member/signIns', ofMember, (request) => {
    const { pageNo = '1', pageSize = String(HISTORY_PAGE) } = request.query;
    const page = { pageNo: Number(pageNo), pageSize: Number(pageSize) };
    return listSignIns(parts, siteOf(request), sessionOf(request), page);
  });

  answerCall(app, 'POST /wps/member/email/code', sensitive, (request) =>
    sendBindEmailCode(parts, siteOf(request), {
      session: sessionOf(request),
      email: request.body.email,
      visit: visitOf(request),
    }),
  );

  answerCall(app, 'PUT /wps/member/email', encrypted, async (request) => {
    await bindEmail(parts, siteOf(request), sessionOf(request), request.body);
    return { done: true };
  });

  answerCall(app, 'POST /wps/member/mobile/code', sensitive, (request) =>
    sendBindMobileCode(parts, siteOf(request), {
      session: sessionOf(request),
      number: request.body,
      visit: visitOf(request),
    }),
  );

  answerCall(app, 'PUT /wps/member/mobile', encrypted, async (request) => {
    await bindMobile(parts, siteOf(request), sessionOf(request), request.body);
    return { done: true };
  });
}
