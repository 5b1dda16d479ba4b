import { css, styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

/** A card of the member's own pages, with its heading. */
export const Card = styled.section`
  display: flow-root;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  > h2 { padding: 18px 16px 0; font-size: 15px; line-height: 22px; font-weight: 600; }
  ${from.md} { > h2 { padding-inline: 20px; } }
`;

export type BadgeTone = 'good' | 'open' | 'busy' | 'bad' | 'quiet';

const tones = {
  good: css`background: ${color.okSoft}; color: ${color.ok};`,
  open: css`background: ${color.warnSoft}; color: ${color.warn};`,
  busy: css`background: ${color.accSoft}; color: ${color.accTx};`,
  bad: css`background: ${color.errSoft}; color: ${color.err};`,
  quiet: css`background: ${color.surf2}; color: ${color.tx2};`,
} as const satisfies Record<BadgeTone, unknown>;

/** How something stands, in a word or two and a sign. */
export const Badge = styled.span<{ readonly $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 22px;
  padding: 2px 8px;
  border-radius: ${radius.pill};
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
  svg { flex: none; }
`;

/** A row of a list: an icon in its box, two lines of words, and what can be done. */
export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px 16px;
  border-block-start: 1px solid ${color.line};
  ${from.md} { padding-inline: 20px; }
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx2};
  }
  > div { flex: 1; min-width: 0; }
  strong { display: block; font-size: 14px; line-height: 20px; font-weight: 600; color: ${color.tx}; }
  small { display: block; font-size: 13px; line-height: 18px; color: ${color.tx3}; overflow-wrap: anywhere; }
`;
