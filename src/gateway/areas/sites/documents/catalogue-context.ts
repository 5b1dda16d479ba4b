import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { listedSlots } from '#catalogue/listed-slots.ts';
import { vendorCategories } from '#catalogue/vendor-categories.ts';
import { type DocumentContext, documentContext } from './document-context.ts';

/** The context of documents without a database: by the catalogue that comes with the product. */
export function catalogueContext(): DocumentContext {
  const games = generateCatalogue();
  return documentContext(vendorCategories(games), listedSlots(games));
}
