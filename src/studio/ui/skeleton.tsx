import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { color, radius } from '../theme/tokens.ts';

const sheen = keyframes`
  from { background-position: 200% 0; }
  to { background-position: -200% 0; }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/** A block with a sheen, in the box that the content will take. Sizes are lengths of CSS. */
export const Skeleton = styled.i<{ readonly $width?: string; readonly $height?: string; readonly $isRound?: boolean }>`
  display: block;
  flex: none;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '12px' }) => $height};
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : radius.s)};
  background: linear-gradient(100deg, ${color.surf2} 30%, ${color.surf3} 50%, ${color.surf2} 70%) 0 0 / 200% 100%;
  animation: ${sheen} 1.4s linear infinite;
`;

/** Hidden while its animation is delayed, so that it is there in time without a timer or a second rendering. */
const Later = styled.div`
  animation: ${appear} 1ms 150ms backwards;
`;

/**
 * Holds the shape of what is loading. It takes its room at once, and is seen from 150 ms on: most answers are there
 * before, and a flash tells nothing.
 */
export function Loading({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  return (
    <Later aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('ui.loading')}
      </span>
      <div aria-hidden="true">{children}</div>
    </Later>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 52px;
  padding-inline: 18px;
  border-block-start: 1px solid ${color.line};
  &:first-child { height: 34px; border: 0; background: ${color.band}; }
  > span { flex: 1; }
`;

const nameWidths = ['46%', '38%', '52%', '34%', '44%'];

/** A table that is loading: its head, and rows of a person with two figures. */
export function LoadingRows({ rows = 6 }: { readonly rows?: number }) {
  return (
    <Loading>
      <Row>
        <Skeleton $width="70px" $height="10px" />
        <span />
        <Skeleton $width="54px" $height="10px" />
        <Skeleton $width="54px" $height="10px" />
      </Row>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all the same.
        <Row key={at}>
          <Skeleton $width="28px" $height="28px" $isRound />
          <span>
            <Skeleton $width={nameWidths[at % nameWidths.length] ?? '40%'} />
          </span>
          <Skeleton $width="72px" />
          <Skeleton $width="58px" />
        </Row>
      ))}
    </Loading>
  );
}
