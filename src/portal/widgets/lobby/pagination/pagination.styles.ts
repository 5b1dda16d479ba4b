import { styled } from 'styled-components';

export const Place = styled.nav`
  padding-block: 12px;
`;
