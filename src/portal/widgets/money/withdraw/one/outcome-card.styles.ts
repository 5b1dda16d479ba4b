import { styled } from 'styled-components';
import { color, radius, shadow } from '#portal/theme/tokens.ts';

export const Outcome = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 32px 20px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  text-align: center;
  > i {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    margin-block-end: 8px;
    border-radius: 50%;
    background: ${color.accSoft};
    color: ${color.accTx};
  }
  &:is([data-outcome='paid'], [data-outcome='sent']) > i { background: ${color.okSoft}; color: ${color.ok}; }
  &[data-outcome='rejected'] > i { background: ${color.errSoft}; color: ${color.err}; }
  &:is([data-outcome='cancelled'], [data-outcome='returned']) > i { background: ${color.surf2}; color: ${color.tx2}; }
  h2 { font-size: 16px; line-height: 24px; font-weight: 600; }
  p { max-width: 460px; font-size: 14px; line-height: 21px; color: ${color.tx2}; text-wrap: pretty; }
  blockquote {
    max-width: 460px;
    margin: 4px 0;
    padding: 10px 14px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    font-size: 14px;
    line-height: 21px;
    color: ${color.tx};
    overflow-wrap: anywhere;
  }
  a, button { font-size: 13px; line-height: 18px; }
`;
