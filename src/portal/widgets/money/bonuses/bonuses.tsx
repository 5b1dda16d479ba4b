import type { Action } from '#contracts/generated/contracts.ts';
import { usePerform } from '#portal/actions/actions.tsx';
import { bonusesQuery } from '#portal/data/bonus-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AccountNeeded, useNeedsAccount } from '../account-needed.tsx';
import { ActiveBonus } from './active-bonus.tsx';
import { BonusRow } from './bonus-row.tsx';
import { Bonuses, BonusList } from './bonuses.styles.ts';
import { TurnoverTerms } from './turnover-terms.tsx';

export function BonusesView({ nodeId, deposit }: WidgetViewProps<'bonuses'>) {
  return (
    <FormPlace nodeId={nodeId} widget="bonuses" voice="payout" waiting={<WaitingLines />}>
      <OwnBonuses deposit={deposit} />
    </FormPlace>
  );
}

function OwnBonuses({ deposit }: { readonly deposit: Action }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const perform = usePerform();
  const needsAccount = useNeedsAccount();
  const { data, error, isLoadingError, refetch } = useOwnQuery(bonusesQuery());
  if (needsAccount) return <AccountNeeded about="bonuses" />;
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={4} />;
  const active = data.list.find(({ state }) => state === 'active');
  const others = data.list.filter((one) => one !== active);
  return (
    <Bonuses>
      {data.list.length === 0 ? (
        <EmptyState
          icon="star"
          title={t('bonuses.none')}
          hint={t('bonuses.noneText')}
          action={{ label: say('menu.deposit'), onClick: () => perform(deposit) }}
        />
      ) : (
        active && <ActiveBonus bonus={active} balance={data.balance} />
      )}
      {others.length > 0 && (
        <BonusList aria-labelledby="other-bonuses">
          <h2 id="other-bonuses">{t('bonuses.others')}</h2>
          <ul>
            {others.map((one) => (
              <BonusRow key={one.bonusId} bonus={one} />
            ))}
          </ul>
        </BonusList>
      )}
      <TurnoverTerms spends={data.spends} contributions={data.contributions} />
    </Bonuses>
  );
}
