import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';

/** The account's present contact, masked; nothing when it has none. */
export function PresentContact({ contact }: { readonly contact: string | null }) {
  const t = useFormWords();
  if (contact === null) return null;
  return <Hint as="p">{t('contact.now', { contact: leftToRight(contact) })}</Hint>;
}
