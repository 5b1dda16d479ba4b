/** The largest file that the gateway takes, in bytes. */
const LARGEST_FILE = 5 * 1024 * 1024;
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

/** What file fields offer to choose from. */
export const IMAGE_TYPES = [...TYPES].join(',');

const PDF = 'application/pdf';

/** What they offer where PDF files are taken too. */
export const FILE_TYPES = `${IMAGE_TYPES},${PDF}`;

/** Why a file is not sent. */
export type FileFault = 'type' | 'size';

/**
 * Judges a file before it is sent, by what the browser says of it: the gateway reads the content and has the last word.
 */
export function fileFault(
  { type, name, size }: Pick<File, 'type' | 'name' | 'size'>,
  { takesPdf = false } = {},
): FileFault | null {
  const isImage = type === '' ? /\.(png|jpe?g)$/i.test(name) : TYPES.has(type);
  const isPdf = takesPdf && (type === '' ? /\.pdf$/i.test(name) : type === PDF);
  if ((!isImage && !isPdf) || size === 0) return 'type';
  return size > LARGEST_FILE ? 'size' : null;
}
