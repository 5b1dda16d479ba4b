/** Markup that needs no escaping any more. */
export class Html {
  constructor(readonly text: string) {}
}

type Slot = Html | string | number | readonly Html[] | false | null;

/**
 * A template of markup: texts in its slots are escaped, markup is not, lists are joined; false and null print nothing.
 */
export function html(strings: TemplateStringsArray, ...slots: readonly Slot[]): Html {
  return new Html(strings.reduce((text, part, index) => text + slotText(slots[index - 1] ?? null) + part));
}

function slotText(slot: Slot): string {
  if (slot === null || slot === false) return '';
  if (slot instanceof Html) return slot.text;
  if (typeof slot === 'object') return slot.map(({ text }) => text).join('');
  return String(slot).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
