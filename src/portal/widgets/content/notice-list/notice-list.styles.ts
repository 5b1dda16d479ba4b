import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const Notices = styled.ul`
  li { padding-block: 16px; border-block-end: 1px solid ${color.line}; }
  li:last-child { border: 0; padding-block-end: 0; }
  h3 { font-size: 15px; line-height: 22px; font-weight: 600; }
`;
