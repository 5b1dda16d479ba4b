import { useId } from 'react';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Card } from '#portal/ui/account-card.ts';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ProtectionIcon } from '../protection-icon.tsx';
import { Mark } from '../protection-limits/protection-limits.styles.ts';
import { Call, Help, HelpHead } from './help-line.styles.ts';

export function HelpLineView({ nodeId }: WidgetViewProps<'help-line'>) {
  const { help } = useSite().site.protection;
  if (help === null) return null;
  return (
    <FormPlace nodeId={nodeId} widget="help-line" voice="account" waiting={<WaitingCard rows={1} />}>
      <HelpCard />
    </FormPlace>
  );
}

/** The number of the help line, and links to more help. */
export function HelpCard() {
  const t = useFormWords();
  const titleId = useId();
  const { help } = useSite().site.protection;
  if (help === null) return null;
  return (
    <Card aria-labelledby={titleId}>
      <Help>
        <HelpHead>
          <Mark>
            <ProtectionIcon name="hand-heart" />
          </Mark>
          <h2 id={titleId}>{t('protect.stillFun')}</h2>
        </HelpHead>
        <p>{t('protect.helpText')}</p>
        <Call href={`tel:${help.phone.replaceAll(/[^0-9+]/g, '')}`}>
          <ProtectionIcon name="phone" size={17} />
          <bdi dir="ltr">{help.phone}</bdi>
        </Call>
        {(help.links ?? []).map(({ label, url }) => (
          <Call key={url} href={url} target="_blank" rel="noopener noreferrer">
            <bdi>{label}</bdi>
          </Call>
        ))}
      </Help>
    </Card>
  );
}
