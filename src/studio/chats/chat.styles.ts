import { styled } from 'styled-components';
import { coarsePointer, color, from, radius } from '../theme/tokens.ts';

export const Rows = styled.ul`
  flex: 1;
  min-height: 0;
  overflow: auto;
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 10px;
    min-height: 60px;
    padding: 8px 16px;
    border-block-end: 1px solid ${color.line};
    font-size: 13px;
    line-height: 18px;
    &:hover { background: ${color.surf2}; }
    &:focus-visible { outline-offset: -2px; }
    &[aria-current='page'] { background: ${color.priSoft}; color: ${color.onPriSoft}; small { color: ${color.tx2}; } }
  }
  b { display: block; font-weight: 500; overflow: hidden; text-overflow: ellipsis; }
  small { font-size: 12px; color: ${color.tx2}; }
`;

export const ListHead = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding-inline: 16px;
  box-shadow: inset 0 -1px 0 ${color.line};
  h2 { font-size: 15px; line-height: 22px; }
`;

export const Pane = styled.article`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

export const PaneHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 16px;
  background: ${color.surf};
  box-shadow: inset 0 -1px 0 ${color.line};
  > div { flex: 1; min-width: 120px; }
  h2 { font-size: 15px; line-height: 20px; overflow-wrap: anywhere; }
  p { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  ${from.md} { padding-inline: 24px; }
`;

/** What was said, the latest at the bottom. */
export const Log = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 16px;
  ${from.md} { padding-inline: 24px; }
  > :first-child { margin-block-start: auto; }
`;

export const Said = styled.div<{ readonly $isOwn: boolean }>`
  display: grid;
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  align-self: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
  gap: 3px;
  max-width: min(560px, 84%);
  > p, > a {
    padding: 9px 13px;
    border-radius: ${radius.l};
    background: ${({ $isOwn }) => ($isOwn ? color.priSoft : color.surf)};
    color: ${({ $isOwn }) => ($isOwn ? color.onPriSoft : color.tx)};
    box-shadow: inset 0 0 0 1px ${({ $isOwn }) => ($isOwn ? 'transparent' : color.line)};
    font-size: 14px;
    line-height: 20px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > a { display: flex; align-items: center; gap: 8px; ${coarsePointer} { min-height: 44px; } }
  > a:has(img) { padding: 0; overflow: hidden; }
  img { width: auto; height: auto; max-width: 100%; max-height: 260px; }
  small {
    display: flex;
    flex-wrap: wrap;
    justify-content: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
    align-items: center;
    gap: 6px;
    font-size: 12px;
    line-height: 16px;
    color: ${color.tx2};
  }
  small[data-failed] { color: ${color.err}; }
`;

export const Happened = styled.p`
  align-self: center;
  padding: 3px 12px;
  border-radius: ${radius.pill};
  background: ${color.surf2};
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
`;

export const Writing = styled.p`
  min-height: 24px;
  padding: 2px 16px 6px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx2};
  ${from.md} { padding-inline: 24px; }
`;

export const WriteForm = styled.form`
  display: flex;
  align-items: end;
  gap: 8px;
  padding: 12px 16px;
  background: ${color.surf};
  box-shadow: inset 0 1px 0 ${color.line};
  > label { flex: 1; min-width: 0; font-size: 13px; line-height: 18px; font-weight: 500; }
  textarea {
    display: block;
    width: 100%;
    min-height: 60px;
    max-height: 200px;
    margin-block-start: 5px;
    padding: 8px 11px;
    border-radius: ${radius.m};
    background: ${color.surf};
    box-shadow: inset 0 0 0 1px ${color.line2};
    font-size: 14px;
    font-weight: 400;
    line-height: 20px;
    resize: none;
    field-sizing: content;
    outline: none;
    &:focus { box-shadow: inset 0 0 0 2px ${color.focus}; }
    ${coarsePointer} { font-size: 16px; }
  }
  ${from.md} { padding-inline: 24px; }
`;

export const Band = styled.div`
  padding: 12px 16px;
  ${from.md} { padding-inline: 24px; }
`;
