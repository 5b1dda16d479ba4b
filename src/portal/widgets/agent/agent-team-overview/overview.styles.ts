import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';

export const Overview = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
`;

/** A way to another part of the desk. */
export const Way = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;
