import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressBlock } from '#gateway/address-block.ts';
import { type ContractName, validatorOf } from '#gateway/contract.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { acceptedEncoding } from '#gateway/pages/accepted-encoding.ts';
import { plainAddress } from '#gateway/trusted-proxies.ts';
import { AskedLately } from './asked-lately.ts';
import { checkQuery } from './call-validation.ts';
import { setCallHeaders } from './envelope.ts';
import { isInProcess } from './in-process-calls.ts';
import { LEAST_COMPRESSED_BYTES, setKeptHeaders, type TextAnswer } from './kept-answer.ts';
import { LIMITS } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    firstAnswer?: FirstAnswer;
  }
}

/** Makes the answer of a request at once; undefined where its route has to be gone. */
type FirstAnswer = (request: FastifyRequest) => TextAnswer | undefined;

/** Headers that one answer has alone. */
const OWN_HEADERS = new Set(['etag', 'x-request-id']);
const MINUTE_MS = 60_000;
/** From so many visitors on in a minute, their counts begin anew. */
const MOST_VISITORS = 50_000;

/**
 * The `config` of a route whose answers are made from memory in a moment and are the same for everybody.
 * @param make is given a query that the contract allows; undefined, or a refusal that it throws, leaves the request to the route.
 */
export function firstAnswer<Query>(
  name: ContractName,
  make: (request: FastifyRequest, query: Query) => TextAnswer | undefined,
): { readonly firstAnswer: FirstAnswer } {
  const validate = validatorOf(name);
  return {
    firstAnswer: (request) => {
      const checked = checkQuery(validate, request.query);
      if ('error' in checked) return undefined;
      try {
        return make(request, checked.value as Query);
      } catch (error) {
        if (error instanceof DomainError) return undefined;
        throw error;
      }
    },
  };
}

/**
 * Answers what has not been asked for lately before limits, checks and serializers look at it, where that costs no more than they do:
 * most searches are asked once. Such answers are not kept. Whatever is unusual about a request leaves it to its route: a fault, a tag, an answer to
 * compress, a visitor who asks for more than the limit of reading, and what was asked for lately, so that it is kept from then on.
 */
export function firstAnswers(
  app: FastifyInstance,
  { factor, clock }: { readonly factor: number; readonly clock: () => Date },
): void {
  const lately = new AskedLately();
  const heads = new SharedHeads();
  const visitors = new VisitorCounts(Math.ceil(LIMITS.read * factor), clock);

  function answer(request: FastifyRequest, reply: FastifyReply): boolean {
    const make = request.routeOptions.config.firstAnswer;
    const { raw } = request;
    if (make === undefined || raw.method !== 'GET' || request.site === null) return false;
    if (raw.headers['if-none-match'] !== undefined || isInProcess(request)) return false;
    if (lately.add(request.originalUrl) || !visitors.mayAsk(request)) return false;
    const made = make(request);
    if (made === undefined || isCompressed(request, made)) return false;
    const { bytes, etag } = made;
    const shared = heads.of(request.site, request, reply);
    reply.hijack();
    const own = ['etag', etag, 'x-request-id', request.id, 'content-length', String(bytes.length)];
    reply.raw.writeHead(200, shared.concat(own));
    reply.raw.end(bytes, 'latin1');
    return true;
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!answer(request, reply)) done();
  });
}

function isCompressed({ raw }: FastifyRequest, { bytes }: TextAnswer): boolean {
  const accepted = raw.headers['accept-encoding'];
  return accepted !== undefined && bytes.length > LEAST_COMPRESSED_BYTES && acceptedEncoding(accepted) !== 'identity';
}

/** The headers that all first answers of a site have alike: those that the route's functions set. */
class SharedHeads {
  private readonly plain = new WeakMap<PublishedSite, string[]>();
  /** An answer over https has a header more. */
  private readonly secure = new WeakMap<PublishedSite, string[]>();

  /** Names and values in turn, as Node takes them. */
  of(site: PublishedSite, request: FastifyRequest, reply: FastifyReply): string[] {
    const heads = request.protocol === 'https' ? this.secure : this.plain;
    const known = heads.get(site);
    if (known !== undefined) return known;
    setCallHeaders(request, reply);
    setKeptHeaders(reply, '');
    const head = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OWN_HEADERS.has(name) ? [] : [name, String(value)],
    );
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

  mayAsk(request: FastifyRequest): boolean {
    const nowMs = this.clock().getTime();
    if (nowMs - this.beganAtMs >= MINUTE_MS || nowMs < this.beganAtMs || this.byAddress.size >= MOST_VISITORS) {
      this.beganAtMs = nowMs;
      this.byAddress.clear();
      this.byBlock.clear();
    }
    const visitor = this.visitor(request.ip);
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
