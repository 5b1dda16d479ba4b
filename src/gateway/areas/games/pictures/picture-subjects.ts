import type { CatalogueEntry } from '#gateway/areas/games/catalogue/catalogue-entry.ts';
import { type CatalogueStore, codeKey } from '#gateway/areas/games/catalogue/catalogue-store.ts';
import { siteOffer } from '#gateway/areas/games/catalogue/site-offer.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { whenReady } from '#gateway/kit/when-ready.ts';
import type { PictureSubject } from './draw-picture.ts';

/** How many games of a category a home page shows at most (specification, section 9, "Sizes"). */
const ON_HOME = 12;

/** Subjects and addresses of the catalogue's pictures. */
export function pictureSubjects(catalogues: CatalogueStore, artVersion: string) {
  const versionOf = (catalogueVersion: string): string => `${artVersion}${catalogueVersion}`;
  return {
    addresses: {
      tileUrl: (catalogueVersion: string, vassalage: string, gameCode: string): string =>
        `/pictures/${versionOf(catalogueVersion)}/tiles/${vassalage}/${gameCode}.webp`,
      vendorUrl: (catalogueVersion: string, gameCategory: string, vassalage: string): string =>
        `/pictures/${versionOf(catalogueVersion)}/vendors/${gameCategory}/${vassalage}.webp`,
    },

    /** The version that addresses carry now. */
    currentVersion: (): string | Promise<string> =>
      whenReady(catalogues.current(), ({ version }) => versionOf(version)),

    /** A game's subject; undefined for a game that the catalogue does not have. */
    async subjectOf(vassalage: string, gameCode: string): Promise<PictureSubject | undefined> {
      const entry = (await catalogues.current()).byCode.get(codeKey(vassalage, gameCode));
      return entry && subjectOfEntry(entry);
    },

    /** A vendor's card in a category: the art of its first game there with the vendor's name on it. */
    async vendorSubjectOf(gameCategory: string, vassalage: string): Promise<PictureSubject | undefined> {
      const { games, vendors } = await catalogues.current();
      const vendor = vendors.get(vassalage);
      const first = games.find((entry) => entry.vassalage === vassalage && entry.gameCategory === gameCategory);
      if (vendor === undefined || first === undefined) return undefined;
      const subject = subjectOfEntry(first);
      return subject.kind === 'tile' ? { ...subject, lettering: vendor.display_name } : subject;
    },

    /** Pictures that the sites' home pages show first: the hot games, and the first of each category. */
    async homeSubjects(sites: readonly PublishedSite[]): Promise<PictureSubject[]> {
      const catalogue = await catalogues.current();
      const entries = sites.flatMap(({ site }) => {
        const offer = siteOffer(site, catalogue);
        const hot = offer.games
          .filter(({ hotRank }) => hotRank !== null)
          .sort((one, other) => (one.hotRank ?? 0) - (other.hotRank ?? 0));
        return [hot, ...offer.categories.map((code) => offer.listedUnder(code, site.languages.default))].flatMap(
          (games) => games.slice(0, ON_HOME),
        );
      });
      return [...new Set(entries)].map(subjectOfEntry);
    },
  };
}

function subjectOfEntry(entry: CatalogueEntry): PictureSubject {
  const { gameCode, vassalage, gameName: title, art, live } = entry;
  if (live) return { kind: 'liveTable', gameCode, table: live.kind, palette: live.palette };
  return { kind: 'tile', gameCode, vassalage, title, art: art ?? {} };
}
