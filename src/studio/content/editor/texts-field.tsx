import { languages } from '#contracts/languages.ts';
import { TextArea } from '#studio/ui/text-area.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import type { Texts } from '../texts.ts';
import { useFormLanguage } from './form-language.ts';

export interface TextsFieldProps {
  readonly label: string;
  readonly value: Texts;
  readonly onWrite: (texts: Texts) => void;
  /** A line, some lines, or HTML. */
  readonly as?: 'line' | 'lines' | 'html';
  readonly maxLength?: number;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A text by language, in the language that its form shows. */
export function TextsField({ label, value, onWrite, as = 'line', maxLength, hint, error }: TextsFieldProps) {
  const language = useFormLanguage();
  const { tag, direction } = languages[language];
  const text = value[language] ?? '';
  const write = (written: string) => onWrite({ ...value, [language]: written });
  const field = { label, error, onWrite: write };
  if (as === 'html') return <RichTextField key={language} {...field} value={text} language={language} />;
  const bounded = {
    ...field,
    value: text,
    hint,
    lang: tag,
    dir: direction,
    ...(maxLength !== undefined && { maxLength }),
  };
  return as === 'lines' ? <TextArea {...bounded} /> : <TextField {...bounded} />;
}
