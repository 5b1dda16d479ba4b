import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const Found = styled.div`
  min-height: 320px;
  > [role='listbox'] { max-height: 360px; overflow-y: auto; }
  > p:empty { display: none; }
  > p { padding: 12px 10px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Group = styled.div`
  h3 { padding: 8px 10px 4px; font-size: 12px; line-height: 18px; font-weight: 600; color: ${color.tx2}; }
`;
