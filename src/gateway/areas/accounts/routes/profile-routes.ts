import type { FastifyInstance } from 'fastify';
import type {
  BindEmail,
  BindEmailCode,
  BindMobile,
  BindMobileCode,
  Done,
  LanguageQuery,
  MemberIcon,
  MemberNickname,
  PageQuery,
  SignInHistory,
  SmsSent,
} from '#contracts/generated/contracts.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
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
  const described = <Answer extends 'Done' | 'SmsSent' | 'MemberIcon' | 'SignInHistory'>(
    summary: string,
    answer: Answer,
  ) => ({ tags: ['member'], summary, response: { 200: contract(answer) } });

  app.put<{ Body: MemberNickname }>(
    '/wps/member/nickname',
    { ...ofMember, schema: { ...described('Keep the name that is shown', 'Done'), body: contract('MemberNickname') } },
    async (request): Promise<Done> => {
      await setNickname(parts, siteOf(request), sessionOf(request), request.body.nickname);
      return { done: true };
    },
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/member/info/icon',
    {
      ...ofMember,
      schema: {
        ...described("The address of the member's picture", 'MemberIcon'),
        querystring: contract('LanguageQuery'),
      },
    },
    (request): Promise<MemberIcon> => readIconAddress(parts, siteOf(request), sessionOf(request)),
  );

  // Pictures have a scope of their own, since their bytes are read only here.
  app.register(async (pictures) => {
    pictures.addContentTypeParser(
      ['image/png', 'image/jpeg', 'image/webp'],
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    pictures.put<{ Body: Buffer }>(
      '/wps/member/info/icon',
      {
        ...sensitive,
        bodyLimit: LARGEST_ICON,
        schema: described('Keep a picture: the bytes of a PNG, JPEG or WebP', 'MemberIcon'),
      },
      async (request): Promise<MemberIcon> => {
        if (!Buffer.isBuffer(request.body)) throw new DomainError('unsupported_media_type');
        return setIcon(parts, siteOf(request), sessionOf(request), request.body);
      },
    );
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

  app.get<{ Querystring: PageQuery }>(
    '/wps/member/signIns',
    {
      ...ofMember,
      schema: {
        ...described('Where and when the member signed in, newest first', 'SignInHistory'),
        querystring: contract('PageQuery'),
      },
    },
    (request): Promise<SignInHistory> => {
      const { pageNo = '1', pageSize = String(HISTORY_PAGE) } = request.query;
      const page = { pageNo: Number(pageNo), pageSize: Number(pageSize) };
      return listSignIns(parts, siteOf(request), sessionOf(request), page);
    },
  );

  app.post<{ Body: BindEmailCode }>(
    '/wps/member/email/code',
    {
      ...sensitive,
      schema: { ...described('Have a code sent to a new e-mail address', 'SmsSent'), body: contract('BindEmailCode') },
    },
    (request): Promise<SmsSent> =>
      sendBindEmailCode(parts, siteOf(request), {
        session: sessionOf(request),
        email: request.body.email,
        visit: visitOf(request),
      }),
  );

  app.put<{ Body: BindEmail }>(
    '/wps/member/email',
    {
      ...encrypted,
      schema: { ...described("Make an e-mail address the member's", 'Done'), body: contract('BindEmail') },
    },
    async (request): Promise<Done> => {
      await bindEmail(parts, siteOf(request), sessionOf(request), request.body);
      return { done: true };
    },
  );

  app.post<{ Body: BindMobileCode }>(
    '/wps/member/mobile/code',
    {
      ...sensitive,
      schema: { ...described('Have a code sent to a new mobile number', 'SmsSent'), body: contract('BindMobileCode') },
    },
    (request): Promise<SmsSent> =>
      sendBindMobileCode(parts, siteOf(request), {
        session: sessionOf(request),
        number: request.body,
        visit: visitOf(request),
      }),
  );

  app.put<{ Body: BindMobile }>(
    '/wps/member/mobile',
    {
      ...encrypted,
      schema: { ...described("Make a mobile number the member's", 'Done'), body: contract('BindMobile') },
    },
    async (request): Promise<Done> => {
      await bindMobile(parts, siteOf(request), sessionOf(request), request.body);
      return { done: true };
    },
  );
}
