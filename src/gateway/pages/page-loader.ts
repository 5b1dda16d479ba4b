import type { FastifyInstance } from 'fastify';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { LoadValue } from '#contracts/render-page.ts';
import { answerEndOf } from '#gateway/http/answer-end.ts';
import { callInProcess } from '#gateway/http/in-process-calls.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** Loads for one page, and remembers until when what it loaded stays right. */
export interface PageLoader {
  readonly load: LoadValue;
  /** The earliest end of what was loaded; null when nothing ends. */
  validUntilMs(): number | null;
}

/** Calls our own routes in the process, as a visitor of the site without a session would. */
export function pageLoader(app: FastifyInstance, site: PublishedSite, language: LanguageCode): PageLoader {
  let validUntilMs: number | null = null;
  return {
    async load(path) {
      const response = await callInProcess(app, site, { path, headers: { language, accept: 'application/json' } });
      const body = response.json<{ success: boolean; value?: unknown; code?: string }>();
      if (!body.success) throw new Error(`${path} answered ${response.statusCode} ${body.code ?? ''}`);
      const endMs = answerEndOf(response.raw.res)?.getTime();
      if (endMs !== undefined) validUntilMs = Math.min(validUntilMs ?? endMs, endMs);
      return body.value;
    },
    validUntilMs: () => validUntilMs,
  };
}
