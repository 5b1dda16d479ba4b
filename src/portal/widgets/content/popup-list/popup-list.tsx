import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { useModalParams } from '#portal/actions/modal-params.tsx';
import { announcementsQuery, type Execution } from '#portal/data/site-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { HtmlProse } from '#portal/ui/html-prose/html-prose.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Popup, Steps } from './popup-list.styles.ts';

/** The popups one after another: the last one's way on is to close them. */
export function PopupListView({ nodeId }: WidgetViewProps<'popup-list'>) {
  const { t } = useWords();
  const { language } = useSite();
  const { execution = 'B' } = useModalParams();
  const { data, isPending } = useQuery(announcementsQuery(language, execution as Execution));
  const close = useModalClose();
  const [chosen, setChosen] = useState(0);
  const popups = data?.popup ?? [];
  const at = Math.min(chosen, popups.length - 1);
  const popup = popups[at];
  const isLast = at === popups.length - 1;
  return (
    <div data-node={nodeId} data-widget="popup-list">
      {isPending && <WaitingLines />}
      {!isPending && !popup && <EmptyState icon="megaphone" title={t('notice.none')} />}
      {popup && (
        <>
          <Popup aria-live="polite">
            <h3>
              <bdi>{popup.title}</bdi>
            </h3>
            <HtmlProse html={popup.content} heading="h4" onLeave={close} />
          </Popup>
          <Steps>
            <span>
              {popups.length > 1 && <bdi>{t('popup.position', { number: at + 1, total: popups.length })}</bdi>}
            </span>
            {at > 0 && (
              <Button type="button" $look="secondary" onClick={() => setChosen(at - 1)}>
                {t('action.previous')}
              </Button>
            )}
            <Button type="button" onClick={() => (isLast ? close() : setChosen(at + 1))}>
              {t(isLast ? 'action.close' : 'action.next')}
            </Button>
          </Steps>
        </>
      )}
    </div>
  );
}
