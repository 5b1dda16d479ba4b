import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** What stands in place of content: an icon, what happened, what to do. */
export const BigState = styled.div<{ readonly $isError?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 30px 24px 34px;
  text-align: center;
  > i {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    background: ${({ $isError }) => ($isError ? color.errSoft : color.surf2)};
    color: ${({ $isError }) => ($isError ? color.err : color.tx2)};
  }
  h2 { margin-block-start: 14px; font-size: 15px; line-height: 22px; }
  p {
    max-width: 400px;
    margin-block-start: 4px;
    font-size: 13px;
    line-height: 18px;
    color: ${color.tx2};
    text-wrap: balance;
  }
  > div { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin-block-start: 16px; }
`;
