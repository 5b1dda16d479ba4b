import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Table } from '../records.styles.ts';

export const Doing = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
`;

/** A row may have buttons, so that its way to the withdrawal is a link of its own beside them. */
export const WithdrawalsTable = styled(Table)`
  ${from.md} {
    tbody td[data-cell='open'] { width: 1%; padding-inline: 10px 20px; white-space: nowrap; }
    td[data-cell='open'] a { display: inline-flex; position: relative; inset: auto; min-width: 28px; min-height: 28px; padding-inline-end: 0; }
    td[data-cell='open'] { text-align: end; }
    td[data-cell='method'] bdi { white-space: nowrap; }
  }
`;

export const RowLink = styled.a<ButtonStyle>`
  &&& { ${buttonStyle} }
`;
