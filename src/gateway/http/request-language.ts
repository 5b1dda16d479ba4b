import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { completeLanguages } from '#contracts/languages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { acceptedLanguage } from './accept-language.ts';
import { asksForPage } from './page-requests.ts';
import { cookieOf } from './request-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer: always one that the site offers. */
    language: LanguageCode;
  }
}

type LanguageRequest = Pick<FastifyRequest, 'raw' | 'url' | 'headers' | 'query'>;

/**
 * Chooses the language of every request, always among those that its site offers: the `language` query value, the
 * `Language` header of a call (never of a page), the `language` cookie that the selector sets, what the browser
 * accepts, the site's default.
 */
export function requestLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', 'EN');
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = chooseLanguage(request, request.site);
    done();
  });
}

/** The language of an answer to a request, of those that its site offers. */
export function chooseLanguage(request: LanguageRequest, site: PublishedSite | null): LanguageCode {
  const offered = site?.site.languages.offered ?? completeLanguages;
  const asOffered = (value: unknown): LanguageCode | undefined => offered.find((code) => code === value);
  return (
    asOffered((request.query as Record<string, unknown> | undefined)?.language) ??
    asOffered(headerOfCall(request)) ??
    asOffered(cookieOf(request, 'language')) ??
    acceptedLanguage(request.headers['accept-language'], offered) ??
    site?.site.languages.default ??
    'EN'
  );
}

/** Pages go by what a browser sends by itself, so that they vary by nothing else. */
function headerOfCall(request: LanguageRequest): string | string[] | undefined {
  const { language } = request.headers;
  return language === undefined || asksForPage(request) ? undefined : language;
}
