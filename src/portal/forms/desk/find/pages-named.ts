import type { MenuItem, Text } from '#contracts/generated/contracts.ts';
import type { ActionAddress } from '#portal/actions/actions.tsx';

/** A page that a menu leads to. */
export interface NamedPage extends Pick<MenuItem, 'id' | 'icon'> {
  readonly name: string;
  readonly href: string;
}

interface MenuReader {
  readonly text: (label: Text) => string;
  readonly addressOf: (action: MenuItem['action']) => ActionAddress | null;
}

/** The pages of a menu whose names have these letters; all of them while there are none. */
export function pagesNamed(items: readonly MenuItem[], letters: string, { text, addressOf }: MenuReader): NamedPage[] {
  const wanted = letters.toLocaleLowerCase();
  return items.flatMap(({ id, icon, label, action }) => {
    const href = action?.do === 'navigate' ? addressOf(action)?.href : undefined;
    const name = label === undefined ? '' : text(label);
    if (href === undefined || !name.toLocaleLowerCase().includes(wanted)) return [];
    return [{ id, name, href, ...(icon && { icon }) }];
  });
}
