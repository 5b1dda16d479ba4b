import { useLocation, useSearchParams } from 'react-router-dom';
import type { LayoutDocument, UnknownNode } from '#contracts/generated/contracts.ts';
import { matchPage, pathOf } from '#document/match-page.ts';
import { useSite } from './site-context.tsx';

/** The game type that stands for the hot games in the address, beside the categories. */
export const HOT = 'HOT';

/** The address of a game type on the home page, of one vendor's games of it, or of one kind of them. */
export function gameTypeAddress(
  layout: LayoutDocument,
  gameType: string,
  narrow: { readonly vendor?: string; readonly kind?: string } = {},
): string {
  return `${homeAddress(layout)}?${new URLSearchParams({ gameType, ...narrow })}`;
}

/** The address of the home page, where every game type is shown. */
export const homeAddress = (layout: LayoutDocument): string => pathOf(layout, 'home') ?? '/';

/** The game type that a section of games shows all of when it is chosen; undefined where a row is all that it shows. */
export function gameTypeOfSection({ source, gameType, shows }: Readonly<Record<string, unknown>>): unknown {
  if (shows === 'row' || source === 'hotInCategory') return undefined;
  return source === 'hot' ? HOT : gameType;
}

/** The section of a page that shows a game type. */
export function sectionOfGameType(
  sections: readonly UnknownNode[],
  value: string | null | undefined,
): UnknownNode | undefined {
  if (!value) return undefined;
  return sections.find(({ widget, props }) => widget === 'game-section' && value === gameTypeOfSection(props ?? {}));
}

/** The chosen game type, or null where none is chosen or none of the page's sections shows it: the page then stands as a whole. */
export function chosenGameType(sections: readonly UnknownNode[], value: string | null | undefined): string | null {
  return value && sectionOfGameType(sections, value) ? value : null;
}

/** The game type that the address chooses on this page. */
export function useChosenGameType(): string | null {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return chosenGameType(matchPage(layout, pathname)?.page.sections ?? [], params.get('gameType'));
}
