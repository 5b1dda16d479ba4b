import type { Text, UnknownNode } from '#contracts/generated/contracts.ts';
import { type Facts, holds } from '#document/condition.ts';

/** A part of a page with a menu of its own: the query value `menu` names the one that is shown. */
export interface PagePart {
  readonly name: string;
  readonly title?: Text;
}

/** The parts that a page has: those that its `member-section`s name, without those that are not shown here. */
export function partsOf(sections: readonly UnknownNode[], facts: Facts): readonly PagePart[] {
  return sections.flatMap(({ widget, props = {}, when, hidden, children = [] }) => {
    if (hidden || (when && holds(when, facts) === false)) return [];
    const title = props.title as Text | undefined;
    const own =
      widget === 'member-section' && typeof props.part === 'string'
        ? [{ name: props.part, ...(title !== undefined && { title }) }]
        : [];
    return [...own, ...partsOf(children, facts)];
  });
}

/**
 * The part that an address shows: the one that it asks for, the first where it asks for none, and none where it asks
 * for one that is not there.
 */
export function partAsked(parts: readonly PagePart[], asked: string | null | undefined): PagePart | null {
  if (asked === null || asked === undefined) return parts[0] ?? null;
  return parts.find(({ name }) => name === asked) ?? null;
}
