import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color } from '#portal/theme/tokens.ts';

export const NoteList = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
`;

export const ServiceLink = styled(ActionControl)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  font-weight: 600;
  color: ${color.priTx};
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  @media (pointer: coarse) { min-height: 44px; }
`;
