import type { ProfitCategory } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SignedMoney } from '#portal/forms/records/signed-money.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { color } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Categories, ChartCard, ChartHead } from './profit.styles.ts';

/** What was staked in each category, the most first, and what came of it. */
export function ProfitCategories({ categories }: { readonly categories: readonly ProfitCategory[] }) {
  const t = useFormWords();
  const money = useMoney();
  const most = Math.max(...categories.map(({ staked }) => Number(staked)), 0);
  return (
    <ChartCard>
      <ChartHead>
        <h2>{t('profit.categories')}</h2>
      </ChartHead>
      <Categories>
        {categories.map(({ gameType, title, icon, staked, net }) => (
          <li key={gameType}>
            <i>
              <Icon name={icon ?? 'gamepad-2'} size={18} />
            </i>
            <div>
              <p>
                <span>{title ?? t('profit.otherGames')}</span>
                <SignedMoney amount={net} />
              </p>
              <svg data-share="" aria-hidden="true">
                <rect width="100%" height="4" rx="2" fill={color.surf3} />
                <rect
                  width={`${most === 0 ? 0 : (100 * Number(staked)) / most}%`}
                  height="4"
                  rx="2"
                  fill={color.accTx}
                />
              </svg>
              <small>
                <bdi>{t('profit.stakedOf', { amount: money.say(staked) })}</bdi>
              </small>
            </div>
          </li>
        ))}
      </Categories>
    </ChartCard>
  );
}
