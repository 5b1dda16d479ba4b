import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useModalParams } from '#portal/actions/modal-params.tsx';
import { helpCentreQuery } from '#portal/data/help-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Term, Terms } from './help-centre.styles.ts';

/**
 * Scrolls to the term that the address names: it may be far down in a modal, which the browser does not scroll by
 * itself.
 */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'start' });

/** The terms of the help centre; the one that the address names stands out. */
export function HelpCentreView({ nodeId, heading = true }: WidgetViewProps<'help-centre'>) {
  const { t } = useWords();
  const { language } = useSite();
  const { hash } = useLocation();
  // The gateway never learns of a hash: its term stands out once the browser has taken over.
  const [named, setNamed] = useState('');
  useEffect(() => setNamed(hash), [hash]);
  const { term: asked } = useModalParams();
  // Over the page that shows the same terms no anchor may stand twice.
  const Title = heading ? 'h2' : 'h3';
  const { data, isPending, isLoadingError, refetch } = useQuery(helpCentreQuery(language));
  const terms = data?.terms ?? [];
  return (
    <Terms data-node={nodeId} data-widget="help-centre">
      {heading && <h1>{t('help.title')}</h1>}
      {terms.map((term) => (
        <Term
          key={term.term}
          {...(heading && { id: term.term })}
          ref={!heading && asked === term.term ? bringIntoView : undefined}
          $isNamed={heading ? named === `#${term.term}` : asked === term.term}
        >
          <Title>{term.title}</Title>
          <p>{term.content}</p>
        </Term>
      ))}
      {isPending && <WaitingLines />}
      {isLoadingError && (
        <EmptyState
          icon="radio"
          title={t('games.failedHint')}
          action={{ label: t('action.retry'), onClick: () => void refetch() }}
        />
      )}
      {data && terms.length === 0 && <EmptyState icon="life-buoy" title={t('help.empty')} />}
    </Terms>
  );
}
