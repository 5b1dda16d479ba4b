import type { DrawPrize } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Numbers, Prizes } from './results.styles.ts';
import { RollingNumber } from './rolling-number.tsx';
import { useReveal } from './use-reveal.ts';

interface PrizeRowsProps {
  readonly issue: string;
  /** Highest first. */
  readonly prizes: readonly DrawPrize[];
}

/** The prizes of a draw. A new draw fills them from the lowest one to the special one. */
export function PrizeRows({ issue, prizes }: PrizeRowsProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const count = prizes.reduce((sum, { numbers }) => sum + numbers.length, 0);
  const known = useReveal(issue, count);
  /** Numbers of lower prizes come before those of a row. */
  const before = (at: number) => prizes.slice(at + 1).reduce((sum, { numbers }) => sum + numbers.length, 0);
  return (
    <Prizes aria-label={t('lottery.prizes')} aria-busy={known < count}>
      <tbody>
        {prizes.map(({ prize, numbers }, at) => (
          <tr key={prize} data-special={prize === 'special' ? '' : undefined}>
            <th scope="row">{say(`draw.prize.${prize}`)}</th>
            <td>
              <Numbers dir="ltr" $columns={numbers.length <= 4 ? numbers.length : Math.ceil(numbers.length / 2)}>
                {numbers.map((number, index) => {
                  const place = before(at) + index;
                  const stage = place < known ? 'known' : place === known ? 'rolls' : 'ahead';
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice; it is its place.
                    <li key={index}>
                      <RollingNumber number={number} stage={stage} />
                    </li>
                  );
                })}
              </Numbers>
            </td>
          </tr>
        ))}
      </tbody>
    </Prizes>
  );
}
