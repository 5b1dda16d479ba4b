import type { MemberPromotion, PromotionTiersShown, TierCellShown } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { TierTable } from './promotion-detail.styles.ts';

interface PromotionTiersProps {
  readonly tiers: PromotionTiersShown;
  /** What the member was granted. */
  readonly prize: MemberPromotion['prize'];
}

/** What is given, by rows; the one that the member has reached is tinted. */
export function PromotionTiers({ tiers: { columns, rows }, prize }: PromotionTiersProps) {
  const { number } = useWords();
  const money = useMoney();
  const say = ({ amount, points, text }: TierCellShown): string =>
    amount !== null ? money.round(amount) : points !== null ? number(points) : (text ?? '');
  // Rows are of money or of points.
  const granted = prize === null || prize.freeSpins !== undefined ? null : Number(prize.amount ?? prize.points);
  const reached = rows.findLastIndex(({ from }) => from !== null && granted !== null && granted >= Number(from));
  return (
    <TierTable>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their places.
            <tr key={row} aria-current={row === reached || undefined}>
              {cells.map((cell, column) => (
                <td key={columns[column]}>
                  <bdi>{say(cell)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TierTable>
  );
}
