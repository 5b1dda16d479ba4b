import { readArtData } from './art-data.ts';

/** One set of icons or one typeface, and what the art uses from it. */
export interface ArtCredit {
  set: string;
  author: string;
  licence: string;
  url: string;
  names: readonly string[];
}

export interface ArtCredits {
  icons: readonly ArtCredit[];
  faces: readonly ArtCredit[];
}

/** Credits of the art; the licences require a page with them. */
export function artCredits(): ArtCredits {
  return readArtData<ArtCredits>('credits.json');
}
