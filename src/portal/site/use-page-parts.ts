import { useLocation, useSearchParams } from 'react-router-dom';
import type { Text } from '#contracts/generated/contracts.ts';
import { matchPage } from '#document/pages/match-page.ts';
import { useFacts } from './facts.ts';
import { partAsked, partsOf } from './page-parts.ts';
import { useSite } from './site-context.tsx';

/** The parts of a page, and which of them the address shows. */
export interface PageParts {
  /** In the order of the document. */
  readonly parts: readonly string[];
  /** Null where the address names none of them. */
  readonly current: string | null;
}

/** The parts of the page that is shown. */
export function usePageParts(): PageParts {
  const [parts, part] = usePart();
  return { parts: parts.map(({ name }) => name), current: part?.name ?? null };
}

/** The title of the part that is shown; null for a page without parts, and for a part without one. */
export const usePartTitle = (): Text | null => usePart()[1]?.title ?? null;

function usePart() {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const facts = useFacts();
  const parts = partsOf(matchPage(layout, pathname)?.page.sections ?? [], facts);
  return [parts, partAsked(parts, query.get('menu'))] as const;
}
