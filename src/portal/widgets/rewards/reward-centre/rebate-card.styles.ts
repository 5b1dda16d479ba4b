import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';

/** On a phone the rate stands under the category, and what was played before it. */
export const RebateTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  line-height: 20px;
  th, td { padding: 12px 0; text-align: end; font-weight: 400; vertical-align: middle; }
  th:first-child { text-align: start; }
  td { color: ${color.tx2}; }
  td b { font-weight: 600; color: ${color.tx}; }
  thead th { padding-block: 0 8px; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  tbody tr { border-block-start: 1px solid ${color.line}; }
  th span { display: flex; align-items: center; gap: 10px; }
  th svg { flex: none; color: ${color.tx2}; }
  [data-is-empty] :is(th, b) { color: ${color.tx2}; font-weight: 400; }
  th + th, td { padding-inline-start: 10px; }
  ${from.md} { th + th, td { padding-inline-start: 20px; } }
`;

export const RebateFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  padding-block-start: 14px;
  border-block-start: 1px solid ${color.line};
  > div { flex: 1 1 200px; min-width: 0; }
  b { display: block; font-size: 20px; line-height: 28px; font-weight: 600; }
`;
