import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';

export const ChecksCard = styled(Card)`
  scroll-margin-block-start: 88px;
  > ul { margin-block-start: 14px; }
`;

export const Failure = styled.div`
  padding: 14px 16px 0;
  ${from.md} { padding-inline: 20px; }
`;
