import type { FastifyInstance, RouteOptions } from 'fastify';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { acceptedEncoding } from '#gateway/http/accepted-encoding.ts';
import { checkQuery } from '#gateway/http/call-validation.ts';
import { callHeaders } from '#gateway/http/envelope.ts';
import { KEPT_HEADERS } from '#gateway/http/kept-answer.ts';
import { chooseLanguage } from '#gateway/http/request-language.ts';
import { LIMITS } from '#gateway/http/security/rate-limits.ts';
import { strictHeaders } from '#gateway/http/security/security-headers.ts';
import { addressBlock } from '#gateway/kit/address-block.ts';
import { type ContractName, validatorOf } from '#gateway/kit/contract-validator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { TextAnswer } from '#gateway/kit/kept-answer.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { plainAddress, type TrustedProxies } from '#gateway/kit/trusted-proxies.ts';
import { AskedLately } from './asked-lately.ts';
import type { EarlyRequest } from './early-request.ts';
import type { FrontAnswer } from './front-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    firstAnswer?: FirstAnswer;
  }
}

/** Everything that an answer depends on besides the query. */
interface Asker {
  readonly site: PublishedSite;
  readonly language: LanguageCode;
}

/** Makes the answer of a request at once; undefined where its route has to be gone. */
type FirstAnswer = (asker: Asker, query: unknown) => TextAnswer | undefined;

const MINUTE_MS = 60_000;
/** At so many visitors within a minute, all counts restart. */
const MOST_VISITORS = 50_000;

/**
 * The `config` of a route whose answers are made from memory in a moment and are the same for everybody. The path of
 * the route is one without parameters.
 * @param make is given a query that the contract allows; undefined, or a refusal that it throws, leaves the request to
 *   the route.
 */
export function firstAnswer<Query>(
  name: ContractName,
  make: (asker: Asker, query: Query) => TextAnswer | undefined,
): { readonly firstAnswer: FirstAnswer } {
  const validate = validatorOf(name);
  return {
    firstAnswer: (asker, query) => {
      const checked = checkQuery(validate, query);
      if ('error' in checked) return undefined;
      try {
        return make(asker, checked.value as Query);
      } catch (error) {
        if (error instanceof DomainError) return undefined;
        throw error;
      }
    },
  };
}

/**
 * Answers first requests of an address without caching the answer, where that costs no more than the framework does:
 * most searches are made once. Unusual requests are left to the route: a fault, an answer to compress, a visitor above
 * the rate limit of reading, and a repeated address, whose answer is cached from then on.
 */
export class FirstAnswers {
  private readonly byPath = new Map<string, FirstAnswer>();
  private readonly lately = new AskedLately();
  private readonly heads = new SharedHeads();
  private readonly visitors: VisitorCounts;
  private readonly proxies: TrustedProxies;

  constructor(
    app: FastifyInstance,
    {
      proxies,
      factor,
      clock,
    }: { readonly proxies: TrustedProxies; readonly factor: number; readonly clock: () => Date },
  ) {
    this.proxies = proxies;
    this.visitors = new VisitorCounts(Math.ceil(LIMITS.read * factor), clock);
    app.addHook('onRoute', (route) => this.addRoute(route));
  }

  /**
   * Whether a request may have such an answer: remembers what it asks for, which is no first time any more when it is
   * asked again. Who takes compressed answers mostly gets one, and those are made by the route.
   */
  noteFirst({ path, url, headers }: EarlyRequest): boolean {
    const accepted = headers['accept-encoding'];
    if (accepted !== undefined && acceptedEncoding(accepted) !== 'identity') return false;
    return this.byPath.has(path) && !this.lately.add(url);
  }

  /** The answer of such a request of a site. */
  make(request: EarlyRequest, site: PublishedSite): FrontAnswer | undefined {
    const make = this.byPath.get(request.path);
    if (make === undefined || request.url.includes('#')) return undefined;
    if (!this.visitors.mayAsk(this.proxies.addressOf(request.raw))) return undefined;
    const made = make({ site, language: chooseLanguage(request, site) }, request.query);
    if (made === undefined) return undefined;
    const { bytes, etag } = made;
    const shared = this.heads.of(site, this.proxies.isSecure(request.raw));
    const headers = shared.concat('etag', etag, 'content-length', String(bytes.length));
    return { site, route: request.path, headers, body: bytes };
  }

  private addRoute({ method, url, config }: RouteOptions): void {
    if (method === 'GET' && config?.firstAnswer !== undefined) this.byPath.set(url, config.firstAnswer);
  }
}

/** The headers that all first answers of a site have alike: those that the route's functions set. */
class SharedHeads {
  private readonly plain = new WeakMap<PublishedSite, string[]>();
  /** An answer over https has a header more. */
  private readonly secure = new WeakMap<PublishedSite, string[]>();

  /** Names and values in turn, as Node takes them. */
  of(site: PublishedSite, isSecure: boolean): string[] {
    const heads = isSecure ? this.secure : this.plain;
    const known = heads.get(site);
    if (known !== undefined) return known;
    const head = Object.entries({ ...strictHeaders(isSecure), ...callHeaders(site), ...KEPT_HEADERS }).flat();
    heads.set(site, head);
    return head;
  }
}

/** How many first answers each visitor had in this minute. */
class VisitorCounts {
  private readonly byAddress = new Map<string, { count: number }>();
  private readonly byBlock = new Map<string, { count: number }>();
  private beganAtMs = 0;

  constructor(
    private readonly most: number,
    private readonly clock: () => Date,
  ) {}

  mayAsk(address: string): boolean {
    const nowMs = this.clock().getTime();
    if (nowMs - this.beganAtMs >= MINUTE_MS || nowMs < this.beganAtMs || this.byAddress.size >= MOST_VISITORS) {
      this.beganAtMs = nowMs;
      this.byAddress.clear();
      this.byBlock.clear();
    }
    const visitor = this.visitor(address);
    visitor.count += 1;
    return visitor.count <= this.most;
  }

  /** All addresses of a household count as one, as they do for the limits. */
  private visitor(address: string): { count: number } {
    const known = this.byAddress.get(address);
    if (known !== undefined) return known;
    const block = addressBlock(plainAddress(address));
    const counted = this.byBlock.get(block) ?? { count: 0 };
    this.byBlock.set(block, counted);
    this.byAddress.set(address, counted);
    return counted;
  }
}
