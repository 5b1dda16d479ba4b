import { styled } from 'styled-components';
import { AccountFace } from '#portal/forms/desk/account-face.tsx';
import { color } from '#portal/theme/tokens.ts';

const Cell = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  > span { min-width: 0; overflow-wrap: anywhere; }
  small { display: block; font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx2}; }
`;

interface AccountCellProps {
  readonly account: string;
  /** Below the account. */
  readonly note?: string | undefined;
}

/** An account with its picture, as the first cell of a row. */
export function AccountCell({ account, note }: AccountCellProps) {
  return (
    <Cell>
      <AccountFace account={account} />
      <span>
        <bdi translate="no">{account}</bdi>
        {note !== undefined && <small>{note}</small>}
      </span>
    </Cell>
  );
}
