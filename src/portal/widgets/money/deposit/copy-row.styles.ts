import { css, styled } from 'styled-components';
import { color, font, from } from '#portal/theme/tokens.ts';
import { Button } from '#portal/ui/button.tsx';

const marked = css`
  background: ${color.priSoft};
  > div > span:first-child { color: ${color.tx2}; }
`;

export const CopyLine = styled.div<{
  readonly $isLarge: boolean;
  readonly $isMono: boolean;
  readonly $isMarked: boolean;
}>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 62px;
  padding: 10px 16px;
  ${({ $isMarked }) => $isMarked && marked}
  ${from.md} { padding-inline: 20px; }
  > div { flex: 1; min-width: 0; }
  > div > span { display: block; font-size: 12px; line-height: 17px; color: ${color.tx3}; }
  b {
    display: block;
    font-family: ${({ $isMono }) => ($isMono ? font.mono : 'inherit')};
    font-size: ${({ $isLarge }) => ($isLarge ? '20px' : '14px')};
    line-height: ${({ $isLarge }) => ($isLarge ? '28px' : '20px')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small { display: block; font-size: 12px; line-height: 17px; color: ${color.warn}; }
`;

/** As wide with either word, so that nothing moves. */
export const CopyButton = styled(Button)<{ readonly $isDone: boolean }>`
  min-width: 96px;
  ${({ $isDone }) => $isDone && css`&, &:hover, &:active { background: ${color.okSoft}; color: ${color.ok}; }`}
`;
