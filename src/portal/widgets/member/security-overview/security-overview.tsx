import { useId, useState } from 'react';
import type { SecurityOverviewProps } from '#contracts/generated/contracts.ts';
import { usePerform } from '#portal/actions/actions.tsx';
import { securityQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Badge, Card } from '#portal/ui/account-card.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { End, OverviewRow, Rows } from './security-overview.styles.ts';
import { isShown, rowState, topicIcons, topicNames } from './security-rows.ts';
import { WaitingOverview } from './waiting-overview.tsx';

const toneIcons = { good: 'check', open: 'timer', busy: 'timer', bad: 'x', quiet: null } as const;

export function SecurityOverviewView({ nodeId, rows }: WidgetViewProps<'security-overview'>) {
  return (
    <FormPlace nodeId={nodeId} widget="security-overview" voice="account" waiting={<WaitingOverview rows={rows} />}>
      <Overview rows={rows} />
    </FormPlace>
  );
}

/** The security settings of the account and the open tasks: the first task stands out. */
function Overview({ rows }: SecurityOverviewProps) {
  const t = useFormWords();
  const titleId = useId();
  const { site } = useSite();
  const moments = useMoments();
  const perform = usePerform();
  const [nowMs] = useState(() => Date.now());
  const { data, error, isLoadingError, refetch } = useOwnQuery(securityQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingOverview rows={rows} />;
  const shown = rows
    .filter(({ about }) => isShown(about, site, data))
    .map((row) => ({ ...row, state: rowState(row.about, data, { t, moments, nowMs }) }));
  const first = shown.find(({ state }) => state.isOpen)?.about;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{t('security.overview')}</h2>
      <Rows>
        {shown.map(({ about, action, state }) => {
          const toneIcon = toneIcons[state.tone];
          return (
            <OverviewRow key={about} data-about={about}>
              <i>
                <AccountIcon name={topicIcons[about]} />
              </i>
              <div>
                <strong>{t(topicNames[about])}</strong>
                <small>{state.detail}</small>
              </div>
              <End>
                <Badge $tone={state.tone}>
                  {toneIcon && <Icon name={toneIcon} size={13} stroke={2.4} />}
                  {state.badge}
                </Badge>
                <Button
                  type="button"
                  $look={about === first ? 'primary' : 'secondary'}
                  $size="small"
                  aria-label={`${state.action}: ${t(topicNames[about])}`}
                  onClick={() => perform(action)}
                >
                  {state.action}
                </Button>
              </End>
            </OverviewRow>
          );
        })}
      </Rows>
    </Card>
  );
}
