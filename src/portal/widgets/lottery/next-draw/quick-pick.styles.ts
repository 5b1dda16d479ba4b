import { styled } from 'styled-components';
import { color, shadow } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Play } from './next-draw.styles.ts';

export const Quick = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 8px;
  > p { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  > p[role='status']:empty { display: none; }
`;

export const Numbers = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  ul { display: flex; flex-wrap: wrap; gap: 8px; direction: ltr; }
  li {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: ${color.surf};
    box-shadow: ${shadow.card};
    font-weight: 700;
    font-size: 15px;
    font-variant-numeric: tabular-nums;
  }
`;

export const Buy = styled.button<ButtonStyle>`
  ${buttonStyle}
  margin-block-start: auto;
`;

export const SignInToBuy = styled(Play)``;
