/** The encodings that answers are sent in. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that a client takes, by its Accept-Encoding header. */
export function acceptedEncoding(header: string | string[] | undefined): ContentEncoding {
  const accepted = String(header ?? '').toLowerCase();
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
