import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** A whole answer of 200, as it is sent without the framework. */
export interface FrontAnswer {
  readonly site: PublishedSite;
  /** The pattern of the route whose answer it is. */
  readonly route: string;
  /** Names and values in turn, as Node takes them: all but the request's id. */
  readonly headers: readonly string[];
  /** A character for each byte: Node writes text together with the head, and bytes beside it. */
  readonly body: string;
}

/** The facts about a sent answer that metrics and the request log need. */
export interface SentAnswer {
  readonly site: PublishedSite;
  readonly route: string;
  readonly path: string;
  readonly requestId: string;
  /** The visitor's. */
  readonly address: string;
  readonly durationMs: number;
}
