import { useState } from 'react';
import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { Button, type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Address, Badge, Buttons, Note, Picture, Words } from './status-region.styles.ts';

const ServiceLink = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;

/** The visitor's address, the message and customer service (specification, section 2, "Whole-page states"). */
export function StatusRegionView({ nodeId, picture, help }: WidgetViewProps<'status-region'>) {
  const { t } = useWords();
  const { site, visitor } = useSite();
  const asset = useAsset();
  const verdict = visitor?.regionRestriction ?? null;
  const ip = verdict?.ip ?? visitor?.location.ip ?? '';
  return (
    <Note data-node={nodeId} data-widget="status-region">
      <Words>
        <Badge>
          <Icon name="map-pin-off" size={15} stroke={2} />
          {t('status.region.eyebrow')}
        </Badge>
        <h1>{t('status.region.title')}</h1>
        <p>{verdict?.message || t('status.region.message')}</p>
        <Address>
          <div>
            <small>{t('status.region.ip')}</small>
            <bdi>{ip}</bdi>
          </div>
          <CopyButton text={ip} />
        </Address>
        <Buttons>
          {site.customerService.length > 0 && (
            <ServiceLink action={{ do: 'openCustomerService' }} $size="large">
              <Icon name="headset" size={19} stroke={2} />
              {t('action.customerService')}
            </ServiceLink>
          )}
          {help && (
            <ServiceLink action={help} $size="large" $look="secondary">
              {t('status.region.accountHelp')}
            </ServiceLink>
          )}
        </Buttons>
      </Words>
      {picture && (
        <Picture>
          <img src={asset(picture)} alt="" width={600} height={600} />
        </Picture>
      )}
    </Note>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // A browser may refuse, and has no clipboard at all on plain http. The address can still be marked and copied by
    // hand.
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(isDone ?? false);
  };
  return (
    <Button type="button" $look="secondary" $size="small" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} size={16} stroke={2} />
      <span aria-live="polite">{t(isCopied ? 'action.copied' : 'action.copy')}</span>
    </Button>
  );
}
