import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color, radius } from '#portal/theme/tokens.ts';
import { roundActionLook } from '#portal/ui/round-action-look.ts';

export const Bell = styled(ActionControl)`
  ${roundActionLook}
  position: relative;
  background: ${color.surf2};
  color: ${color.tx};
  &:hover { background: ${color.surf3}; }
  > span {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 3px;
    min-width: 18px;
    height: 18px;
    padding-inline: 4px;
    border-radius: ${radius.pill};
    background: ${color.hot};
    color: ${color.onHot};
    font-size: 11px;
    line-height: 18px;
    font-weight: 700;
    text-align: center;
  }
`;
