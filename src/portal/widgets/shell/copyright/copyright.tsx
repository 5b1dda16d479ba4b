import { askAboutAnalytics } from '#portal/actions/analytics-choice.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Line } from './copyright.styles.ts';

export function CopyrightView({ nodeId, showAge, onArt = false }: WidgetViewProps<'copyright'>) {
  const { t } = useWords();
  const { site } = useSite();
  const { copyright, minimumAge } = site.legal;
  return (
    <Line $isCentred={!showAge} $onArt={onArt} data-node={nodeId} data-widget="copyright">
      <span>
        {t(showAge ? 'copyright.line' : 'copyright.short', {
          from: String(copyright.from),
          to: String(copyright.to),
          holder: copyright.holder,
        })}
      </span>
      {showAge && site.analytics.gtagId !== null && (
        <button type="button" onClick={askAboutAnalytics}>
          {t('consent.label')}
        </button>
      )}
      {showAge && <span>{t('copyright.age', { age: minimumAge })}</span>}
    </Line>
  );
}
