import { css, styled } from 'styled-components';
import type { DrawBalls } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { color, shadow } from '#portal/theme/tokens.ts';

type Size = 'small' | 'medium' | 'large';

/**
 * Pixels of a ball, the gap beside it, its letters, and the row; smaller where six or more have to stand in the row of
 * a card.
 */
const looks = {
  small: { few: [28, 5, 12, 28], many: [28, 5, 12, 28] },
  medium: { few: [34, 6, 13, 34], many: [30, 4, 12, 34] },
  large: { few: [46, 12, 16, 46], many: [42, 6, 15, 46] },
} as const;
const FEW = 5;

type Look = (typeof looks)[Size]['few' | 'many'];

const Row = styled.ol<{ readonly $look: Look }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $look }) => $look[1]}px;
  min-height: ${({ $look }) => $look[3]}px;
  font-size: ${({ $look }) => $look[2]}px;
  font-variant-numeric: tabular-nums;
`;

const Ball = styled.li<{ readonly $look: Look; readonly $isSpecial: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  /* What only is heard stays within. */
  position: relative;
  width: ${({ $look }) => $look[0]}px;
  height: ${({ $look }) => $look[0]}px;
  border-radius: 50%;
  font-weight: 700;
  background: ${color.surf};
  box-shadow: inset 0 0 0 1.5px ${color.line2}, ${shadow.low};
  ${({ $isSpecial }) => $isSpecial && special}
`;

const special = css`
  background: ${color.pri};
  color: ${color.onPri};
  box-shadow: none;
`;

const Rest = styled.li`
  position: relative;
  padding-inline: 2px;
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  color: ${color.tx3};
`;

/** So many are shown where the others are counted. */
const MOST_BESIDE_A_COUNT = 5;

interface DrawBallsRowProps {
  readonly result: Pick<DrawBalls, 'balls' | 'special'>;
  /** The accessible name of the numbers. */
  readonly label: string;
  readonly size: Size;
  /** How many are shown where there is no room for more; the others are counted, and heard. */
  readonly most?: number;
}

/** Drawn numbers as balls, the special one filled. */
export function DrawBallsRow({ result, label, size, most = Number.POSITIVE_INFINITY }: DrawBallsRowProps) {
  const { t } = useWords();
  const shown = result.balls.length > most ? result.balls.slice(0, MOST_BESIDE_A_COUNT) : result.balls;
  const rest = result.balls.slice(shown.length);
  const look = looks[size][shown.length > FEW ? 'many' : 'few'];
  return (
    <Row $look={look} aria-label={label}>
      {shown.map((ball, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice; a ball is its place.
        <Ball key={index} $look={look} $isSpecial={index === result.special}>
          {ball}
          {index === result.special && <span className="visually-hidden">, {t('draw.special')}</span>}
        </Ball>
      ))}
      {rest.length > 0 && (
        <Rest>
          <bdi dir="ltr" aria-hidden="true">
            +{rest.length}
          </bdi>
          <span className="visually-hidden">{rest.join(' ')}</span>
        </Rest>
      )}
    </Row>
  );
}
