import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { roundActionLook } from '#portal/ui/round-action-look.ts';

export const RoundAction = styled(ActionControl)`
  ${roundActionLook}
`;
