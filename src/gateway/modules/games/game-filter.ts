import type { GameListQuery } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { type CatalogueEntry, nameIn } from './catalogue-entry.ts';

/** Decimals that a `minBet` query value may have. */
const BET_DECIMALS = 4;

/** The list's filter for a query: every given value narrows it (specification, section 7, "game list"). */
export function gameFilter(
  query: GameListQuery,
  language: string,
  minBetOf: (entry: CatalogueEntry) => string,
): (entry: CatalogueEntry) => boolean {
  const tests: Array<(entry: CatalogueEntry) => boolean> = [];
  const { vassalage, gameClassify, minBet, minLineNum } = query;
  if (vassalage !== undefined) tests.push((entry) => entry.vassalage === vassalage);
  if (gameClassify !== undefined) tests.push((entry) => entry.gameClassify === gameClassify);
  if (minLineNum !== undefined) tests.push((entry) => entry.minLineNum >= Number(minLineNum));
  if (minBet !== undefined) {
    const least = decimalToMinor(minBet, BET_DECIMALS);
    tests.push((entry) => decimalToMinor(minBetOf(entry), BET_DECIMALS) >= least);
  }
  const search = searchForm(query.gameName ?? '');
  if (search !== '') {
    tests.push(
      (entry) => searchForm(nameIn(entry, language)).includes(search) || searchForm(entry.gameName).includes(search),
    );
  }
  return (entry) => tests.every((test) => test(entry));
}

const searchForms = new Map<string, string>();

/** A name as it is searched: without case, accents and spaces at its ends. Kept, since the catalogue's names are few and asked often. */
function searchForm(name: string): string {
  const known = searchForms.get(name);
  if (known !== undefined) return known;
  const form = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
  // Names of the catalogue come back for ever; what people type does not, and must not fill the memory.
  if (searchForms.size < 50_000) searchForms.set(name, form);
  return form;
}
