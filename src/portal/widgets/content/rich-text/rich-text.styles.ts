import { css, styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';

const note = css`
  max-width: none;
  padding: 8px 16px;
  color: ${color.tx3};
  font-size: 12px;
  line-height: 18px;
  text-align: center;
  text-wrap: balance;
`;

/** A page of its own, on a ground of its own. */
const card = css`
  padding: 24px 20px 28px;
  border-radius: ${radius.xl};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  ${from.md} { padding: 36px 40px 40px; }
`;

const looks = { text: null, note, card } as const;

export const Prose = styled.div<{ readonly $look: keyof typeof looks }>`
  display: flex;
  flex-direction: column;
  gap: 12px;
  width: 100%;
  max-width: 760px;
  margin-inline: var(--text-place, 0);
  color: ${color.tx2};
  font-size: 15px;
  line-height: 22px;
  ${pageTitleLook}
  h1 { color: ${color.tx}; }
  h2 { margin-block-start: 8px; font-size: 15px; line-height: 22px; font-weight: 600; color: ${color.tx}; }
  [data-kind='item'] { padding-inline-start: 16px; position: relative; font-size: 13px; line-height: 20px; }
  [data-kind='item']::before { content: ''; position: absolute; inset-inline-start: 2px; inset-block-start: 8px; width: 4px; height: 4px; border-radius: 50%; background: ${color.tx3}; }
  ${({ $look }) => looks[$look]}
`;
