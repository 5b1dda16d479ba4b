import type { TeamFigures } from '#contracts/generated/contracts.ts';
import { KpiRow } from '#portal/forms/desk/kpi-card.styles.ts';
import { KpiCard } from '#portal/forms/desk/kpi-card.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';

interface TeamBetSumsProps {
  /** Null while they are on their way. */
  readonly sums: TeamFigures | null;
}

/** What the rounds of the days came to: those of every studio and status, which each figure says. */
export function TeamBetSums({ sums }: TeamBetSumsProps) {
  const t = useFormWords();
  const { number } = useWords();
  const money = useDeskMoney();
  const note = t('report.bets.ofAll');
  return (
    <KpiRow>
      <KpiCard label={t('report.head.bets')} value={sums && number(sums.bets)} note={note} />
      <KpiCard label={t('report.head.turnover')} value={sums && money.named(sums.turnover)} note={note} />
      <KpiCard label={t('report.head.returned')} value={sums && money.named(sums.returned)} note={note} />
      <KpiCard label={t('report.head.netLoss')} value={sums && money.named(sums.netLoss)} note={note} />
    </KpiRow>
  );
}
