import { failureText } from '#studio/calls/failure-text.ts';
import { useWords } from '#studio/i18n/words.tsx';
import { CopyButton } from '#studio/ui/copy-button.tsx';
import { Notice } from '#studio/ui/notice.tsx';
import { TextLink } from '../content.styles.ts';
import type { usePreview } from './use-preview.ts';

/** The error of a preview, or its address as a link, in case the browser blocked the new tab. */
export function PreviewNotice({ preview }: { readonly preview: ReturnType<typeof usePreview> }) {
  const t = useWords();
  if (preview.error !== null) return <Notice tone="error">{failureText(t, preview.error)}</Notice>;
  if (preview.data === undefined) return null;
  return (
    <Notice tone="info" action={<CopyButton text={preview.data} size="small" />}>
      {t('content.previewOpen')}{' '}
      <TextLink href={preview.data} target="_blank" rel="noreferrer">
        {t('content.previewAgain')}
      </TextLink>
    </Notice>
  );
}
