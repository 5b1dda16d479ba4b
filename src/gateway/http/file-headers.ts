/** A year: the longest that caches honour. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** SVG files carry their style inside; nothing else in them may run or load. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
