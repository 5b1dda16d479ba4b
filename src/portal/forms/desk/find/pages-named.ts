import type { MenuItem, Text } from '#contracts/generated/contracts.ts';

/** The items of a menu that lead to a page whose name has these letters; all of them while there are none. */
export function pagesNamed(
  items: readonly MenuItem[],
  letters: string,
  text: (label: Text) => string,
): readonly MenuItem[] {
  const wanted = letters.toLocaleLowerCase();
  return items.filter(
    ({ kind, label, action }) =>
      kind !== 'heading' && action?.do === 'navigate' && label && text(label).toLocaleLowerCase().includes(wanted),
  );
}
