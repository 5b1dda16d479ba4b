import type { ContractEnding } from '#contracts/generated/contracts.ts';
import { AccountFace } from '#portal/forms/desk/account-face.tsx';
import { kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Badge } from '#portal/ui/account-card.ts';
import { EndingList } from './contract.styles.ts';

/** Contracts further down that end when another one begins. */
export function ContractEndings({ ends }: { readonly ends: readonly ContractEnding[] }) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  return (
    <EndingList>
      {ends.map(({ contractId, member, kind, version, topRate, lastPaid }) => (
        <li key={contractId}>
          <AccountFace account={member.account ?? member.memberId} />
          <strong translate="no">{member.account ?? member.memberId}</strong>
          <small>
            {t('contract.upTo', { kind: t(kindWords[kind]), rate: words.rate(topRate) })}
            {`, ${t('pay.version', { version: words.count(version) })}`}
            {lastPaid !== null && `, ${t('contract.lastPaid', { amount: money.named(lastPaid) })}`}
          </small>
          <Badge $tone="bad">{t('contract.ends')}</Badge>
        </li>
      ))}
    </EndingList>
  );
}
