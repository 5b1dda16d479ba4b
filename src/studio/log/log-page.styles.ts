import { styled } from 'styled-components';
import { color, font, from, radius } from '../theme/tokens.ts';

/** The room around a card that fills it. */
export const Ground = styled.div`
  ${from.md} { padding: 16px 24px 24px; }
`;

export const Card = styled.section`
  background: ${color.surf};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.md} { border-radius: ${radius.l}; overflow: clip; }
`;

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  padding: 12px 16px;
  border-block-end: 1px solid ${color.line};
  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    flex: 1 1 200px;
    min-width: 0;
  }
  h2 { font-size: 15px; line-height: 22px; }
  p { flex-basis: 100%; font-size: 12px; line-height: 16px; color: ${color.tx2}; text-wrap: pretty; }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  flex: 1 1 100%;
  > * { flex: 1 1 140px; }
  > :has(input[type='datetime-local']) { flex-basis: 100%; }
  ${from.md} { flex: 0 1 auto; > *, > :has(input[type='datetime-local']) { flex: 0 1 auto; } }
`;

export const CardFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 16px;
  font-size: 12px;
  color: ${color.tx2};
`;

/** Ids and times of programs, whose signs have one width. */
export const Mono = styled.span.attrs({ translate: 'no' })`
  font: 400 12px/18px ${font.mono};
`;
