import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { listedSlots } from '#catalogue/listed-slots.ts';
import { vendorCategories } from '#catalogue/vendor-categories.ts';
import { type DocumentContext, documentContext } from './document-context.ts';

/** The same context without a database: of the catalogue that comes with the product. */
export function catalogueContext(): DocumentContext {
  const games = generateCatalogue();
  return documentContext(vendorCategories(games), listedSlots(games));
}
