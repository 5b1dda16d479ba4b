import { useWords } from '#portal/i18n/words.tsx';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { BrandLogo } from '#portal/ui/brand-logo.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Age, Note, Row } from './brand-note.styles.ts';

export function BrandNoteView({ nodeId, nodes, note }: WidgetViewProps<'brand-note'>) {
  const { text, t } = useWords();
  const { site } = useSite();
  const asset = useAsset();
  const age = site.legal.minimumAge;
  return (
    <Note data-node={nodeId} data-widget="brand-note">
      <BrandLogo mark={asset(site.theme.logo.mark)} wordmark={site.theme.logo.wordmark} />
      <p>{text(note)}</p>
      <Row>
        <Age title={t('copyright.age', { age })}>{age}+</Age>
        <WidgetNodes nodes={nodes} />
      </Row>
    </Note>
  );
}
