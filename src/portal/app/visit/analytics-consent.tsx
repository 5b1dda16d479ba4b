import { useEffect } from 'react';
import { styled } from 'styled-components';
import { chooseAnalytics, useAnalyticsChoice } from '#portal/actions/analytics-choice.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { color, from, layer, radius, shadow } from '#portal/theme/tokens.ts';
import { Button } from '#portal/ui/button.tsx';
import { startAnalytics, stopAnalytics } from './google-analytics.ts';

const Panel = styled.aside`
  position: fixed;
  z-index: ${layer.service};
  inset-inline: 12px;
  inset-block-end: calc(12px + var(--bottom-bar, env(safe-area-inset-bottom)));
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
  border-radius: ${radius.l};
  background: ${color.bg2};
  color: ${color.tx};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line2};
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
  p { font-size: 13px; line-height: 19px; color: ${color.tx2}; }
  div { display: flex; flex-wrap: wrap; gap: 8px; }
  ${from.md} { inset-inline: 24px auto; inset-block-end: 24px; width: 400px; }
`;

/**
 * Asks once whether visits may be counted, and loads the tag of the site's `gtagId` only then. Both answers are one
 * press away.
 */
export function AnalyticsConsent({ gtagId }: { readonly gtagId: string }) {
  const { t } = useWords();
  const { choice, isAsked } = useAnalyticsChoice();
  useEffect(() => {
    if (choice === 'granted') startAnalytics(gtagId);
    if (choice === 'denied') stopAnalytics(gtagId);
  }, [choice, gtagId]);
  if (!isAsked) return null;
  return (
    <Panel aria-label={t('consent.label')} data-consent>
      <h2>{t('consent.title')}</h2>
      <p>
        {t('consent.text')} {choice && t(`consent.state.${choice}`)}
      </p>
      <div>
        <Button type="button" $look="secondary" onClick={() => chooseAnalytics('denied')}>
          {t('consent.refuse')}
        </Button>
        <Button type="button" $look="secondary" onClick={() => chooseAnalytics('granted')}>
          {t('consent.allow')}
        </Button>
      </div>
    </Panel>
  );
}
