import { catalogueVersion } from './catalogue-version.ts';
import { generateCatalogue } from './generate-catalogue.ts';

/** The fingerprint of the catalogue that is generated. */
export const currentVersion: string = catalogueVersion(generateCatalogue());
