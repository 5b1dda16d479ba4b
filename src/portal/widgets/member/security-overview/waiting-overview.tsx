import type { SecurityOverviewProps } from '#contracts/generated/contracts.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Card } from '#portal/ui/account-card.ts';
import { OverviewRow, Rows, WaitingEnd, WaitingTitle, WaitingWords } from './security-overview.styles.ts';
import { isShown, topicIcons } from './security-rows.ts';

/** The rows in their places until it is known how they stand. */
export function WaitingOverview({ rows }: SecurityOverviewProps) {
  const { site } = useSite();
  return (
    <Card as="div" aria-busy="true">
      <WaitingTitle />
      <Rows as="div">
        {rows
          .filter(({ about }) => isShown(about, site, undefined))
          .map(({ about }) => (
            <OverviewRow key={about} as="div">
              <i>
                <AccountIcon name={topicIcons[about]} />
              </i>
              <div>
                <WaitingWords />
              </div>
              <WaitingEnd />
            </OverviewRow>
          ))}
      </Rows>
    </Card>
  );
}
