import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';

/** What a row of two lines says and a wide table has a column or a head for. */
export const OnPhone = styled.span`
  ${from.md} { display: none; }
`;

/** What has no room in a row of two lines. */
export const NotOnPhone = styled.span`
  @media (max-width: 767px) { display: none; }
`;
