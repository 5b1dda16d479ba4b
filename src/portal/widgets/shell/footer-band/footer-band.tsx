import { useWords } from '#portal/i18n/words.tsx';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { BrandLogo } from '#portal/ui/brand-logo.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Age, Row } from './footer-band.styles.ts';

export function FooterBandView({ nodeId, nodes }: WidgetViewProps<'footer-band'>) {
  const { t } = useWords();
  const { site } = useSite();
  const asset = useAsset();
  const { mark, markOnDark = mark, wordmark } = site.theme.logo;
  const age = site.legal.minimumAge;
  return (
    <Row data-node={nodeId} data-widget="footer-band">
      <BrandLogo mark={asset(markOnDark)} wordmark={wordmark} />
      <WidgetNodes nodes={nodes} />
      <Age title={t('copyright.age', { age })}>{age}+</Age>
    </Row>
  );
}
