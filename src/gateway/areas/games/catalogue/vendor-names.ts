import { vendors as catalogueVendors } from '#catalogue/studios.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { inLanguage } from '#contracts/languages.ts';
import type { CatalogueVendorRow } from '../repository/catalogue-repository.ts';

type Vendors = ReadonlyMap<string, Pick<CatalogueVendorRow, 'display_name' | 'wordmark'>>;

/** Names that change with the language: those of draws and desks. A studio's name is the same everywhere. */
const translatedNames = new Map(
  catalogueVendors.map(({ vassalage, names }) => [vassalage, names as Readonly<Record<string, string>>]),
);

/** A vendor's name in a language. */
export function vendorNameIn(vendors: Vendors, vassalage: string, language: LanguageCode): string {
  return (
    inLanguage(translatedNames.get(vassalage) ?? {}, language) ?? vendors.get(vassalage)?.display_name ?? vassalage
  );
}

/** A vendor's name as it is drawn: a studio's own hand, or the name in the language where that changes. */
export function wordmarkIn(vendors: Vendors, vassalage: string, language: LanguageCode): string {
  return inLanguage(translatedNames.get(vassalage) ?? {}, language) ?? vendors.get(vassalage)?.wordmark ?? vassalage;
}
