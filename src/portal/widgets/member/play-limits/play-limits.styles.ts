import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';

/** As high as what waits in its place, so that what stands below does not move where there are few limits. */
export const LimitsCard = styled(Card)`
  min-height: 114px;
  scroll-margin-block-start: 88px;
  /* Beside the page's beginning, whoever is led here sees that as well. */
  ${from.xl} { scroll-margin-block-start: 260px; }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 13px 16px 0;
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
  ${from.md} { padding-inline: 20px; }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 10px 16px 18px;
  font-size: 13px;
  line-height: 18px;
  ${from.md} { padding-inline: 20px; }
  > p:only-child:not([class]) { color: ${color.tx3}; }
`;

export const Limits = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 16px;
  li > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; color: ${color.tx2}; }
  strong { font-weight: 600; color: ${color.tx}; font-variant-numeric: tabular-nums; }
  li > svg { margin-block-start: 8px; }
  small {
    display: block;
    margin-block-start: 6px;
    font-size: 12px;
    line-height: 17px;
    color: ${color.tx3};
    font-variant-numeric: tabular-nums;
  }
`;
