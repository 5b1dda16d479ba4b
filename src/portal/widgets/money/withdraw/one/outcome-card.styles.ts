import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';
import { outcomeLook } from '#portal/widgets/money/outcome-look.ts';

export const Outcome = styled.section`
  ${outcomeLook}
  > i { background: ${color.accSoft}; color: ${color.accTx}; }
  &:is([data-outcome='paid'], [data-outcome='sent']) > i { background: ${color.okSoft}; color: ${color.ok}; }
  &[data-outcome='rejected'] > i { background: ${color.errSoft}; color: ${color.err}; }
  &:is([data-outcome='cancelled'], [data-outcome='returned']) > i { background: ${color.surf2}; color: ${color.tx2}; }
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
