import { styled } from 'styled-components';
import { ActionControl } from '#portal/session/action-control.tsx';
import { color, motion, radius } from '#portal/theme/tokens.ts';

export const RoundAction = styled(ActionControl)`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${radius.m};
  color: ${color.tx2};
  transition: background ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.surf2}; color: ${color.tx}; }
`;
