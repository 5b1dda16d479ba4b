import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

/** A card in the brand's tints, for the sum that a page is about. */
export const TintedCard = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 18px 16px;
  border-radius: ${radius.l};
  background: linear-gradient(100deg, ${color.priSoft}, ${color.accSoft}), ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  font-variant-numeric: tabular-nums;
  ${from.md} { padding: 20px 24px; }
`;
