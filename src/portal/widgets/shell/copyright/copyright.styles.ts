import { css, styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

const centred = css`
  justify-content: center;
  padding: 24px;
  color: ${color.tx2};
`;

const spread = css`
  justify-content: space-between;
  border-block-start: 1px solid ${color.line};
  padding-block-start: 20px;
  color: ${color.tx3};
`;

export const Line = styled.div<{ readonly $isCentred: boolean; readonly $onArt: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  font-size: 12px;
  line-height: 16px;
  position: relative;
  ${({ $isCentred }) => ($isCentred ? centred : spread)}
  button {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    &:hover { color: ${color.tx}; }
    @media (pointer: coarse) { min-height: 44px; }
  }
  ${({ $onArt }) => $onArt && `color: ${color.onArt2};`}
`;
