import { get, useController, useFormState } from 'react-hook-form';
import { useWords } from '#studio/i18n/words.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import type { AnnouncementForm } from '../announcement-form.ts';
import { TextsField, type TextsFieldProps } from './texts-field.tsx';

type InPromotion =
  | `promotion.facts.${number}.${'label' | 'value'}`
  | `promotion.steps.${number}.text`
  | `promotion.faq.${number}.${'question' | 'answer'}`;

/** The fields of the form that are texts by language. */
type TextsName = 'title' | 'content' | 'banner.eyebrow' | 'banner.buttonLabel' | 'promotion.summary' | InPromotion;

interface FormTextsProps extends Omit<TextsFieldProps, 'value' | 'onWrite' | 'error'> {
  readonly name: TextsName;
}

/** What is wrong with a field of the form, or with a list of fields. */
export function useFault(name: string): string | undefined {
  const { errors } = useFormState<AnnouncementForm>();
  const fault = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return fault?.message ?? fault?.root?.message;
}

/** A text by language of the form. */
export function FormTexts({ name, ...rest }: FormTextsProps) {
  const { field } = useController<AnnouncementForm, TextsName>({ name });
  return <TextsField {...rest} value={field.value} onWrite={field.onChange} error={useFault(name)} />;
}

type TimeName = 'from' | 'until' | 'promotion.from' | 'promotion.until';

/** A day and a time of the form, in the time zone of the operator's device; empty for none. */
export function FormTime({ name, label, hint }: { name: TimeName; label: string; hint?: string }) {
  const { field } = useController<AnnouncementForm, TimeName>({ name });
  const t = useWords();
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={field.value}
      onWrite={field.onChange}
      hint={hint ?? t('content.noTime')}
      error={useFault(name)}
    />
  );
}
