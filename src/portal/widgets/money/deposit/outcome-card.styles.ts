import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color, radius, shadow } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';

export const Outcome = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 36px 20px;
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
    background: ${color.warnSoft};
    color: ${color.warn};
  }
  &[data-outcome='credited'] > i { background: ${color.okSoft}; color: ${color.ok}; }
  &[data-outcome='failed'] > i { background: ${color.errSoft}; color: ${color.err}; }
  &[data-outcome='refunded'] > i { background: ${color.surf2}; color: ${color.tx2}; }
  h2 { font-size: 16px; line-height: 24px; font-weight: 600; }
  p { max-width: 460px; font-size: 14px; line-height: 21px; color: ${color.tx2}; }
  > a { margin-block-start: 14px; min-width: 200px; }
`;

export const PlayLink = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;
