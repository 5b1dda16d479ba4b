import { useState } from 'react';
import { styled } from 'styled-components';
import { timeText } from '#studio/i18n/figures.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { color, radius } from '#studio/theme/tokens.ts';
import { Badge } from '#studio/ui/badge.tsx';
import { Button } from '#studio/ui/button.tsx';
import { Actions } from '../content.styles.ts';
import type { ContentProps } from '../content-props.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { usePreview } from './use-preview.ts';

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surf};
  font-size: 13px;
  line-height: 18px;
  p { flex: 1 1 220px; color: ${color.tx2}; }
`;

/** Whether a draft waits, with its preview and the way to publish it. */
export function DraftBar(content: ContentProps) {
  const { site, draft, publishLock } = content;
  const { t, tag } = useDeskWords();
  const preview = usePreview(site);
  const [isAsked, setAsked] = useState(false);
  const { revision, published, isWaiting, createdAt } = draft;
  return (
    <>
      <Frame aria-label={t('content.draftState')}>
        <Badge tone={isWaiting ? 'warn' : 'ok'} icon={isWaiting ? 'pencil' : 'circle-check'}>
          {t(isWaiting ? 'content.draft' : 'content.published')}
        </Badge>
        <p>
          {isWaiting
            ? t('content.draftMore', {
                revision,
                time: timeText(tag, createdAt),
                published: published?.revision ?? '–',
              })
            : t('content.publishedMore', { revision })}
        </p>
        <Actions>
          <Button icon="eye" isBusy={preview.isPending} onClick={() => preview.mutate(revision)}>
            {t('content.preview')}
          </Button>
          {isWaiting && (
            <Button icon="rocket" look="primary" disabledReason={publishLock} onClick={() => setAsked(true)}>
              {t('content.publish')}
            </Button>
          )}
        </Actions>
      </Frame>
      <PreviewNotice preview={preview} />
      {isAsked && <PublishDialog {...content} onClose={() => setAsked(false)} />}
    </>
  );
}
