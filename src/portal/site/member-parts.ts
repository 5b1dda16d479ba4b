import { useLocation, useSearchParams } from 'react-router-dom';
import type { UnknownNode } from '#contracts/generated/contracts.ts';
import { type Facts, holds } from '#document/condition.ts';
import { matchPage } from '#document/pages/match-page.ts';
import { useFacts } from './facts.ts';
import { useSite } from './site-context.tsx';

/** The parts of the member centre, and which of them the address shows. */
export interface MemberParts {
  /** In the order of the document. */
  readonly parts: readonly string[];
  /** Null where the address names none of them. */
  readonly current: string | null;
}

/** The parts that the page has: those that its `member-section`s name, without those that are not shown here. */
export function partsOf(sections: readonly UnknownNode[], facts: Facts): readonly string[] {
  return sections.flatMap(({ widget, props, when, hidden, children = [] }) => {
    if (hidden || (when && holds(when, facts) === false)) return [];
    const own = widget === 'member-section' && typeof props?.part === 'string' ? [props.part] : [];
    return [...own, ...partsOf(children, facts)];
  });
}

/** The parts of the page that is shown; the first one stands where the address names none. */
export function useMemberParts(): MemberParts {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const facts = useFacts();
  const parts = partsOf(matchPage(layout, pathname)?.page.sections ?? [], facts);
  const asked = query.get('menu');
  if (asked === null) return { parts, current: parts[0] ?? null };
  return { parts, current: parts.includes(asked) ? asked : null };
}
