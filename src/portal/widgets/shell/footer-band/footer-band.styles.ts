import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';

export const Row = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 20px;
  --logo-size: 24px;
  --logo-mark: 36px;
  > :nth-child(2):not(:last-child) { flex: 1; }
  > [data-widget='language-select'] { align-self: stretch; }
  ${from.md} {
    flex-direction: row;
    align-items: center;
    gap: 32px;
    > nav ul { justify-content: flex-end; }
  }
`;

export const Age = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  height: 26px;
  padding: 0 10px;
  border-radius: ${radius.pill};
  background: ${color.surf2};
  font-weight: 600;
  font-size: 12px;
`;
