import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { outcomeLook } from '../outcome-look.ts';

export const Outcome = styled.section`
  ${outcomeLook}
  > i { background: ${color.warnSoft}; color: ${color.warn}; }
  &[data-outcome='credited'] > i { background: ${color.okSoft}; color: ${color.ok}; }
  &[data-outcome='failed'] > i { background: ${color.errSoft}; color: ${color.err}; }
  &[data-outcome='refunded'] > i { background: ${color.surf2}; color: ${color.tx2}; }
  > a { margin-block-start: 14px; min-width: 200px; }
`;

export const PlayLink = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;
