import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Keno, KenoSums } from './results.styles.ts';
import { useReveal } from './use-reveal.ts';

interface KenoBoardProps {
  readonly issue: string;
  readonly balls: readonly string[];
}

const ALL = Array.from({ length: 80 }, (_, index) => index + 1);
/** The sum that is neither big nor small. */
const MIDDLE = 810;

/** All eighty numbers, those of the latest draw filled, and what the draw comes to. */
export function KenoBoard({ issue, balls }: KenoBoardProps) {
  const t = useFormWords();
  const { number } = useWords();
  const known = useReveal(issue, balls.length);
  const drawn = new Set(balls.slice(0, known).map(Number));
  const sum = balls.reduce((total, ball) => total + Number(ball), 0);
  const upper = balls.filter((ball) => Number(ball) <= 40).length;
  const size = sum === MIDDLE ? null : t(sum > MIDDLE ? 'lottery.option.big' : 'lottery.option.small');
  return (
    <>
      <Keno dir="ltr" aria-label={t('lottery.drawn')}>
        {ALL.map((one) => (
          <li key={one} data-drawn={drawn.has(one) || undefined} aria-hidden={!drawn.has(one)}>
            {one}
          </li>
        ))}
      </Keno>
      {known === balls.length && (
        <KenoSums>
          <span>
            {[t('lottery.sum', { sum: number(sum) }), size, t(sum % 2 ? 'lottery.option.odd' : 'lottery.option.even')]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span>{t('lottery.upperLower', { upper, lower: balls.length - upper })}</span>
        </KenoSums>
      )}
    </>
  );
}
