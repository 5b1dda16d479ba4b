import { styled } from 'styled-components';
import { color, from, radius } from '../theme/tokens.ts';

export const SearchForm = styled.form`
  padding: 14px 18px;
  > * { max-width: 480px; }
`;

/** A member's face, name and marks, as a link. */
export const PersonLink = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 36px;
  > span:not([aria-hidden]) { min-width: 0; }
  b { display: block; overflow-wrap: anywhere; }
  &:hover b { color: ${color.priTx}; }
`;

export const MemberHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 18px;
  > div:nth-of-type(1) { flex: 1; min-width: 220px; }
  h1 { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; font-size: 20px; line-height: 28px; }
  h1 > b { overflow-wrap: anywhere; font-weight: 600; }
  p { font-size: 13px; line-height: 18px; color: ${color.tx2}; overflow-wrap: anywhere; }
`;

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const TabRow = styled.div`box-shadow: inset 0 -1px 0 ${color.line};`;

/** Three columns on wide screens, two or one on narrower ones. */
export const Overview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; min-width: 0; }
  ${from.lg} { grid-template-columns: minmax(220px, 1fr) minmax(0, 2.4fr); }
  ${from.xl} { grid-template-columns: minmax(240px, 1fr) minmax(0, 2.6fr) minmax(280px, 1.1fr); }
`;

export const NoteText = styled.div`
  padding: 10px 12px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  p { white-space: pre-line; overflow-wrap: anywhere; }
  small { font-size: 12px; color: ${color.tx2}; }
`;
