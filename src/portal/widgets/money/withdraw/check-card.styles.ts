import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';
import { Aside } from '../payment-page.styles.ts';

/** Stays below the header while what is filled in is longer. */
export const CheckAside = styled(Aside)`
  ${from.xl} { position: sticky; inset-block-start: 84px; }
`;

export const Afterwards = styled.p`
  margin-block-start: 2px;
  font-size: 12px;
  line-height: 17px;
  color: ${color.tx3};
  font-variant-numeric: tabular-nums;
`;

export const OwnName = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  font-size: 12px;
  line-height: 17px;
  color: ${color.tx3};
  svg { flex: none; margin-block-start: 1px; }
`;

export const Confirming = styled.form`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

/** Below the password on its own side, so that the label keeps its line. */
export const Forgotten = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-start: 2px;
  > * {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    color: ${color.priTx};
    &:hover { text-decoration: underline; text-underline-offset: 3px; }
    @media (pointer: coarse) { min-height: 44px; }
  }
`;

export const Missing = styled.p`
  font-size: 12px;
  line-height: 17px;
  color: ${color.tx3};
  text-align: center;
`;
