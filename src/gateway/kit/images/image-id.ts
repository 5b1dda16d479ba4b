const DIGITS_OF_ID = 32;

/** What an address names an image by: the beginning of its file's digest, so that no other one stands under it. */
export const imageIdOf = ({ file_sha256 }: { readonly file_sha256: string }): string =>
  file_sha256.slice(0, DIGITS_OF_ID);
