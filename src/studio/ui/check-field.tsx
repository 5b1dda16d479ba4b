import { styled } from 'styled-components';
import { coarsePointer } from '../theme/tokens.ts';

const Frame = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  font-size: 13px;
  font-weight: 500;
  cursor: pointer;
  ${coarsePointer} { min-height: 44px; }
`;

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** A box to tick, with its label beside it. */
export function CheckField({ label, isChecked, onCheck }: CheckFieldProps) {
  return (
    <Frame>
      <input type="checkbox" checked={isChecked} onChange={(event) => onCheck(event.target.checked)} />
      {label}
    </Frame>
  );
}
