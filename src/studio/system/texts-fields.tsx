import { useState } from 'react';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { useWords } from '../i18n/words.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Texts } from './maintenance-draft.ts';

/** The most letters that the gateway takes. */
const MOST = { title: 80, message: 600 } as const;

interface TextsFieldsProps {
  /** What the site offers, its default first. */
  readonly offered: readonly LanguageCode[];
  readonly title?: Texts;
  readonly message: Texts;
  readonly onTitle?: (texts: Texts) => void;
  readonly onMessage: (texts: Texts) => void;
  readonly disabled: boolean;
}

/** What visitors read, in each language of the site: one at a time, with a tick on those that are written. */
export function TextsFields({ offered, title, message, onTitle, onMessage, disabled }: TextsFieldsProps) {
  const t = useWords();
  const [chosen, choose] = useState(offered[0] ?? 'EN');
  const { tag, direction } = languages[chosen];
  const isWritten = (code: LanguageCode) => [title?.[code], message[code]].some((text) => text?.trim());
  const inLanguage = { lang: tag, dir: direction };
  return (
    <>
      {offered.length > 1 && <LanguageChoice label={t('system.textsIn')} {...{ offered, chosen, choose, isWritten }} />}
      {onTitle && (
        <TextField
          label={t('system.textTitle')}
          value={title?.[chosen] ?? ''}
          onWrite={(text) => onTitle({ ...title, [chosen]: text })}
          maxLength={MOST.title}
          disabled={disabled}
          {...inLanguage}
        />
      )}
      <TextArea
        label={t('system.textMessage')}
        value={message[chosen] ?? ''}
        onWrite={(text) => onMessage({ ...message, [chosen]: text })}
        maxLength={MOST.message}
        disabled={disabled}
        hint={t('system.textsHint')}
        {...inLanguage}
      />
    </>
  );
}
