import { lazy, Suspense, useId, useState } from 'react';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { useWords } from '#studio/i18n/words.tsx';
import { FieldFrame, fieldState } from '#studio/ui/field-frame.tsx';
import { IconButton } from '#studio/ui/icon-button.tsx';
import { Skeleton } from '#studio/ui/skeleton.tsx';
import { isEditable } from './allowed-markup.ts';
import { EditorBox, Toolbar } from './rich-text.styles.ts';

/** Loaded when a text is edited. */
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

interface RichTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (html: string) => void;
  readonly language: LanguageCode;
  readonly error?: string | undefined;
}

/** A field for HTML: the rich text editor, or the source if it has elements that the editor does not know. */
export function RichTextField({ label, value, onWrite, language, error }: RichTextFieldProps) {
  const t = useWords();
  const id = useId();
  const canLook = isEditable(value);
  const [isSource, setSource] = useState(!canLook);
  const { tag, direction } = languages[language];
  return (
    <FieldFrame id={id} label={label} error={error} hint={isSource && !canLook ? t('rich.onlySource') : undefined}>
      <EditorBox $isError={error !== undefined}>
        {isSource ? (
          <>
            <Toolbar role="toolbar" aria-label={t('rich.toolbar')}>
              <IconButton
                icon="code"
                label={t('rich.source')}
                aria-pressed
                disabled={!canLook}
                onClick={() => setSource(false)}
              />
            </Toolbar>
            <textarea
              id={id}
              value={value}
              spellCheck={false}
              dir="ltr"
              {...fieldState(id, canLook ? undefined : '', error)}
              onChange={(event) => onWrite(event.target.value)}
            />
          </>
        ) : (
          <Suspense fallback={<Skeleton $height="180px" />}>
            <RichTextEditor
              {...{ label, onWrite, lang: tag, dir: direction }}
              initial={value}
              onSource={() => setSource(true)}
            />
          </Suspense>
        )}
      </EditorBox>
    </FieldFrame>
  );
}
