import type { BonusDetails } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Terms } from './bonuses.styles.ts';

/** Whose money bets take first, and how much of them counts. */
export function TurnoverTerms({ spends, contributions }: Pick<BonusDetails, 'spends' | 'contributions'>) {
  const t = useFormWords();
  const { text, number } = useWords();
  return (
    <Terms aria-labelledby="bonus-terms">
      <h2 id="bonus-terms">{t('bonuses.terms')}</h2>
      <p>{t(`bonuses.spends.${spends}`)}</p>
      <h3>{t('bonuses.counts')}</h3>
      <ul>
        {contributions.map(({ category, percent }) => (
          <li key={category}>
            <span>{text(`category.${category}`)}</span>
            <b>
              <bdi>{t('bonuses.percent', { percent: number(percent) })}</bdi>
            </b>
          </li>
        ))}
      </ul>
    </Terms>
  );
}
