import type { JurisdictionDocument, JurisdictionId } from '#contracts/generated/contracts.ts';
import { validateJurisdictionDocument } from '#contracts/generated/validators.js';
import mga from './mga.json' with { type: 'json' };
import nj from './nj.json' with { type: 'json' };
import none from './none.json' with { type: 'json' };
import ukgc from './ukgc.json' with { type: 'json' };

function profileOf(json: unknown): JurisdictionDocument {
  if (!validateJurisdictionDocument(json)) throw new Error('a profile of a jurisdiction is malformed');
  return json;
}

/**
 * The profiles of protection that a site may be held to, by id. They belong to the product, as schemas do: no brand
 * ships a profile that is kinder than the law (decision 79).
 */
export const JURISDICTIONS: Readonly<Record<JurisdictionId, JurisdictionDocument>> = {
  none: profileOf(none),
  MGA: profileOf(mga),
  NJ: profileOf(nj),
  UKGC: profileOf(ukgc),
};
