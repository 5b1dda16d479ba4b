import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const AgentNotices = styled.ul`
  margin: 0;
  padding: 0 18px 6px;
  list-style: none;
  li { padding-block: 14px; border-block-start: 1px solid ${color.line}; }
  li > div { max-width: 72ch; }
  h3 { font-size: 15px; line-height: 22px; font-weight: 600; }
`;
