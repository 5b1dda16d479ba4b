import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_WIDTHS, type PictureWidth } from '#contracts/picture-widths.ts';
import { IMMUTABLE, SVG_POLICY } from '#gateway/http/file-headers.ts';
import { matchesTag } from '#gateway/http/kept-answer.ts';
import { fileLimit } from '#gateway/http/security/rate-limits.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { type PictureSubject, UNKNOWN_SUBJECT } from '../pictures/draw-picture.ts';
import type { PictureFormat, PictureService } from '../pictures/picture-service.ts';

interface PictureRouteParts {
  readonly pictures: PictureService;
  /** The version that addresses carry now. */
  readonly currentVersion: () => string | Promise<string>;
  /** The subject of a game's tile; undefined for a game that the catalogue does not have. */
  readonly subjectOf: (vassalage: string, gameCode: string) => Promise<PictureSubject | undefined>;
  /** The subject of a vendor's card in a category; undefined for a vendor without games there. */
  readonly vendorSubjectOf: (gameCategory: string, vassalage: string) => Promise<PictureSubject | undefined>;
  readonly rateLimitFactor: number;
}

interface PictureParams {
  readonly version: string;
  readonly vassalage: string;
  readonly file: string;
}

const FILE = /^([A-Za-z0-9_-]{1,60})\.(webp|svg)$/;

/** Drawn pictures, at addresses that change with the art and the catalogue: what is under one never does. */
export function pictureRoutes(app: FastifyInstance, parts: PictureRouteParts): void {
  const config = fileLimit(parts.rateLimitFactor);

  app.get<{ Params: PictureParams }>(
    '/pictures/:version/tiles/:vassalage/:file',
    { config },
    async (request, reply) => {
      const { name: gameCode, format } = pictureFile(request.params.file);
      return send(request, reply, await parts.subjectOf(request.params.vassalage, gameCode), format);
    },
  );

  app.get<{ Params: { version: string; gameCategory: string; file: string } }>(
    '/pictures/:version/vendors/:gameCategory/:file',
    { config },
    async (request, reply) => {
      const { name: vassalage, format } = pictureFile(request.params.file);
      return send(request, reply, await parts.vendorSubjectOf(request.params.gameCategory, vassalage), format);
    },
  );

  /** Sends the picture. An unknown game gets a generic picture with status 404. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    known: PictureSubject | undefined,
    format: PictureFormat,
  ): Promise<FastifyReply> {
    const isFound = known !== undefined;
    const subject = known ?? UNKNOWN_SUBJECT;
    const width = widthOf(request);
    const isCurrent = (request.params as { version: string }).version === (await parts.currentVersion());
    const { pictures } = parts;
    const bytes = await (format === 'svg' ? pictures.svg(subject) : pictures.webp(subject, width));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    reply
      .code(isFound ? 200 : 404)
      .header('cache-control', isFound && isCurrent ? IMMUTABLE : 'no-cache')
      .header('etag', etag)
      .type(format === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/webp');
    if (format === 'svg') reply.header('content-security-policy', SVG_POLICY);
    if (isFound && matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(bytes);
  }
}

function pictureFile(file: string): { name: string; format: PictureFormat } {
  const [, name, format] = FILE.exec(file) ?? [];
  if (name === undefined) throw new DomainError('not_found');
  return { name, format: format === 'svg' ? 'svg' : 'webp' };
}

/** The width that a picture is asked for in. Others are refused: each would be drawn and kept. */
function widthOf(request: FastifyRequest): PictureWidth {
  const { w = String(PICTURE_WIDTHS.at(-1)), ...unknown } = request.query as Record<string, unknown>;
  const [unknownName] = Object.keys(unknown);
  if (unknownName !== undefined)
    throw new DomainError('invalid_request', { fields: { [unknownName]: 'unknown_field' } });
  const width = PICTURE_WIDTHS.find((known) => String(known) === w);
  if (width === undefined) throw new DomainError('invalid_request', { fields: { w: 'not_allowed_value' } });
  return width;
}
