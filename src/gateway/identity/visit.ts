import type { LanguageCode } from '#contracts/generated/contracts.ts';

/** The facts of a request that sign-in needs. */
export interface Visit {
  /** All addresses of the machine itself count as one. */
  readonly address: string;
  readonly device: string;
  readonly language: LanguageCode;
  /** The digest of the secret by which a browser that went to another service is known again. */
  readonly browserDigest?: string | null;
  /** Marks the browser, so that it is told from others, and gives the digest of its mark. */
  readonly markBrowser?: () => string;
  /** The token that the browser is remembered by, as it was sent; not checked yet. */
  readonly remembered?: string | undefined;
}
