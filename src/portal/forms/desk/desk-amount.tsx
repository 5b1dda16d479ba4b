import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';
import { useDeskMoney } from './use-desk-money.ts';

const Amount = styled.bdi<{ readonly $isLoss: boolean }>`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $isLoss }) => $isLoss && `color: ${color.err};`}
`;

interface DeskAmountProps {
  /** A decimal string of the API. */
  readonly amount: string;
  /** signed: a gain shows its plus, a loss its colour too. */
  readonly look?: 'plain' | 'signed' | 'named';
}

/** An amount in a table or a list, in the language of the page. */
export function DeskAmount({ amount, look = 'plain' }: DeskAmountProps) {
  const money = useDeskMoney();
  const isLoss = look === 'signed' && amount.startsWith('-') && /[1-9]/.test(amount);
  return (
    <Amount dir="ltr" $isLoss={isLoss}>
      {money[look](amount)}
    </Amount>
  );
}
