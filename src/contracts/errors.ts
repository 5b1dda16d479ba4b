/** One refusal of the gateway: the HTTP status it is answered with and what it means to a caller. */
export interface ErrorDefinition {
  readonly status: number;
  readonly meaning: string;
}

/**
 * Every refusal that the gateway answers, by its stable code (design of the HTTP contract, "envelope"). Codes are never renamed or
 * given another meaning: clients branch on them. The words for people are in the gateway's messages, by language.
 */
export const errorCatalogue = {
  invalid_request: {
    status: 400,
    meaning: 'A value is missing, unknown or of the wrong form; `fields` names each one.',
  },
  operator_token_required: { status: 401, meaning: "The call is an operator's and carries no valid token." },
  origin_refused: { status: 403, meaning: "A state-changing call came without the site's own origin." },
  feature_disabled: {
    status: 403,
    meaning: "The site's flags turn the call's module off, or it offers no games of the kind.",
  },
  unknown_site: { status: 404, meaning: 'No site answers to this host.' },
  unknown_revision: { status: 404, meaning: 'The site has no such revision, or none that was published before.' },
  chat_unavailable: { status: 404, meaning: 'The site offers no such live chat.' },
  not_found: { status: 404, meaning: 'There is no such call, file or page.' },
  method_not_allowed: { status: 405, meaning: 'The address takes other methods; `Allow` names them.' },
  request_timeout: { status: 408, meaning: 'The request did not arrive in whole in time.' },
  publication_conflict: {
    status: 409,
    meaning: 'Something else was published in between; look again before publishing.',
  },
  payload_too_large: { status: 413, meaning: 'The body is larger than the call takes.' },
  unsupported_media_type: { status: 415, meaning: 'The body has a content type that the call does not take.' },
  idempotency_mismatch: {
    status: 422,
    meaning: 'The key was sent before with something else; nothing is stored.',
  },
  documents_refused: {
    status: 422,
    meaning: 'The documents have faults; `problems` tells each with file, line and column.',
  },
  too_many_requests: { status: 429, meaning: 'The limit is reached; `Retry-After` tells when to try again.' },
  headers_too_large: { status: 431, meaning: 'The headers of the request are larger than the gateway takes.' },
  region_restricted: { status: 451, meaning: "The site does not serve the visitor's region." },
  internal_error: { status: 500, meaning: 'Something unexpected failed; the request id finds it in the log.' },
  page_unavailable: { status: 503, meaning: 'The pages of the portal are not built, or cannot be rendered now.' },
  maintenance: { status: 503, meaning: 'The site is in maintenance.' },
  busy: { status: 503, meaning: 'Too much of this work is waiting already; try again in a moment.' },
} as const satisfies Readonly<Record<string, ErrorDefinition>>;

/** The stable code of a refusal. */
export type ErrorCode = keyof typeof errorCatalogue;

/** What can be wrong with one field of an `invalid_request`, by its stable code. */
export const fieldErrorCatalogue = {
  unknown_field: 'The call knows no such field.',
  required: 'The field is missing.',
  wrong_type: 'The value is of another type, or given twice.',
  not_allowed_value: 'The value is none of those that are allowed.',
  wrong_format: 'The value does not have the form that it needs.',
  too_short: 'The value is shorter than allowed.',
  too_long: 'The value is longer than allowed.',
  out_of_range: 'The number is outside its range.',
} as const satisfies Readonly<Record<string, string>>;

/** The stable code of what is wrong with a field. */
export type FieldErrorCode = keyof typeof fieldErrorCatalogue;
