import { createContext, type ReactNode, type SyntheticEvent, useCallback, useContext, useState } from 'react';

const ImageOrigins = createContext<readonly string[]>([]);

/** Tells pictures which other places serve them (`imageCDNs` of the site). */
export function ImageOriginsProvider({
  origins,
  children,
}: {
  readonly origins: readonly string[];
  readonly children: ReactNode;
}) {
  return <ImageOrigins value={origins}>{children}</ImageOrigins>;
}

/**
 * The address of a picture of the site: on one of the given origins, always the same one for a path, so that server and
 * browser agree and caches hold each picture once. External addresses stay as they are, and so do all when no origin is
 * given.
 */
export function imageAddress(origins: readonly string[], path: string): string {
  if (origins.length === 0 || !path.startsWith('/') || path.startsWith('//')) return path;
  let sum = 0;
  for (const character of path) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `${(origins[sum % origins.length] ?? '').replace(/\/$/, '')}${path}`;
}

interface ImageSource {
  readonly src: string;
  readonly onError: (event: SyntheticEvent<HTMLImageElement>) => void;
  /** Finds a failure from before the page was taken over, which no listener heard. */
  readonly ref: (image: HTMLImageElement | null) => void;
}

/**
 * A picture of the site by its path: from another place where the site has one, and from the own origin when that
 * fails.
 */
export function useImageSource(path: string, onMissing?: () => void): ImageSource {
  const origins = useContext(ImageOrigins);
  const [failed, setFailed] = useState<string>();
  const address = imageAddress(origins, path);
  const isElsewhere = address !== path && failed !== path;
  const fail = useCallback(() => {
    if (isElsewhere) setFailed(path);
    else onMissing?.();
  }, [isElsewhere, path, onMissing]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
    },
    [fail],
  );
  return { src: isElsewhere ? address : path, onError: fail, ref };
}

/** The address of a picture that stands beside another one, of a `source` for instance. */
export function useImageAddress(): (path: string) => string {
  const origins = useContext(ImageOrigins);
  return useCallback((path) => imageAddress(origins, path), [origins]);
}
