import type { ContractTerms, OwnContracts } from '#contracts/generated/contracts.ts';
import { TierTable } from '#portal/forms/desk/contract/tier-table.tsx';
import { kindIcons, kindWords, planKinds } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Badge } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { TermsCard, TermsGrid } from './contracts.styles.ts';

/** What the agent is paid by, a card for each kind that the site pays. */
export function OwnTerms({ terms, upline }: Pick<OwnContracts, 'terms' | 'upline'>) {
  return (
    <TermsGrid>
      {terms.map((one) => (
        <TermsOfKind key={one.kind} terms={one} upline={upline} />
      ))}
    </TermsGrid>
  );
}

interface TermsOfKindProps {
  readonly terms: ContractTerms;
  readonly upline: OwnContracts['upline'];
}

function TermsOfKind({ terms, upline }: TermsOfKindProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const moments = useMoments();
  const { kind, period, isHouse, isAutomatic, isCarried, minimumBet, version, tiers, from, until, next } = terms;
  const name = upline?.nickname ?? upline?.account ?? '';
  const hasTerms = tiers.length > 0;
  return (
    <TermsCard as="section" aria-label={t(kindWords[kind])}>
      <header>
        <Icon name={kindIcons[kind]} size={18} />
        <h2>{t(kindWords[kind])}</h2>
        {hasTerms && <Badge $tone="good">{t('contract.state.active')}</Badge>}
      </header>
      {hasTerms ? (
        <TierTable label={t('contract.tiersOf', { kind: t(kindWords[kind]) })} kind={kind} tiers={tiers} />
      ) : (
        <p>
          {t('contract.noTerms')} {upline !== null && t('contract.askUpline', { upline: name })}
        </p>
      )}
      <ul>
        {hasTerms && (
          <li>
            {isHouse ? t('pay.house') : t('contract.versionWith', { version: words.count(version ?? 0), upline: name })}
          </li>
        )}
        <li>{t('contract.settledIn', { period: t(`contract.period.${period}`) })}</li>
        <li>{t(isAutomatic ? 'contract.automatic' : 'contract.onRequest')}</li>
        {/[1-9]/.test(minimumBet) && <li>{t('contract.minimumBet', { amount: money.named(minimumBet) })}</li>}
        {kind === 'dividend' && isCarried && <li>{t('contract.carries')}</li>}
        {!isHouse && from !== null && <li>{t('contract.since', { day: moments.day(from) })}</li>}
        {until !== null && <li>{t('contract.until', { day: moments.day(until) })}</li>}
        {next !== null && (
          <li>{t('contract.next', { version: words.count(next.version), day: moments.day(next.from) })}</li>
        )}
      </ul>
    </TermsCard>
  );
}

/** Holds the room of the cards. */
export function OwnTermsWaiting() {
  const t = useFormWords();
  const { agentPlans } = useSite().site;
  return (
    <TermsGrid aria-busy="true">
      {planKinds
        .filter((kind) => agentPlans.includes(kind))
        .map((kind) => (
          <TermsCard key={kind} as="section" aria-label={t(kindWords[kind])}>
            <header>
              <Icon name={kindIcons[kind]} size={18} />
              <h2>{t(kindWords[kind])}</h2>
            </header>
          </TermsCard>
        ))}
    </TermsGrid>
  );
}
