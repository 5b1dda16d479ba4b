import { styled } from 'styled-components';
import { coarsePointer, color, font, from, radius } from '../theme/tokens.ts';
import { type ButtonLook, type ButtonSize, buttonStyle } from '../ui/button.tsx';

export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  width: 100%;
  max-width: 1240px;
  margin-inline: auto;
  padding: 16px;
  ${from.md} { padding: 20px 24px; }
`;

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  min-width: 0;
  ${from.lg} { grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); }
  > div { display: grid; gap: 16px; min-width: 0; }
`;

export const Sentence = styled.p`
  font-size: 16px;
  line-height: 23px;
  font-weight: 500;
  text-wrap: pretty;
`;

export const Fields = styled.form`
  display: grid;
  gap: 16px;
  min-width: 0;
`;

/** Two fields in a row on wide screens. */
export const Pair = styled.div`
  display: grid;
  gap: 12px;
  ${from.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > * { flex: 1 1 auto; ${from.md} { flex: none; } }
`;

export const SiteLink = styled.a<{ readonly $look?: ButtonLook; readonly $size?: ButtonSize }>`${buttonStyle}`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  li {
    display: flex;
    align-items: center;
    gap: 2px;
    min-height: 30px;
    padding-inline: 12px 3px;
    border-radius: ${radius.pill};
    background: ${color.surf2};
    font-size: 13px;
    line-height: 18px;
    overflow-wrap: anywhere;
    ${coarsePointer} { min-height: 44px; padding-inline-end: 10px; gap: 8px; }
  }
`;

export const Facts = styled.dl`
  font-size: 13px;
  line-height: 18px;
  > div { display: flex; align-items: center; gap: 12px; min-height: 42px; padding-block: 6px; }
  > div + div { border-block-start: 1px solid ${color.line}; }
  dt { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;

export const JobRows = styled.ul`
  font-size: 13px;
  line-height: 18px;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; min-height: 46px; padding-block: 8px; }
  li + li { border-block-start: 1px solid ${color.line}; }
  li > div { flex: 1 1 200px; min-width: 0; }
  b { font-weight: 500; }
  code { display: block; font: 400 12px/17px ${font.mono}; color: ${color.err}; overflow-wrap: anywhere; }
`;
