import { styled } from 'styled-components';
import { coarsePointer, color, radius } from '#studio/theme/tokens.ts';

/** The box of the editor, with an edge as fields have. */
export const EditorBox = styled.div<{ readonly $isError: boolean }>`
  min-width: 0;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 ${({ $isError }) => ($isError ? `2px ${color.err}` : `1px ${color.line2}`)};
  &:focus-within { box-shadow: inset 0 0 0 2px ${({ $isError }) => ($isError ? color.err : color.focus)}; }
  textarea {
    display: block;
    width: 100%;
    min-height: 160px;
    padding: 10px 12px;
    font: 400 12px/18px var(--mono);
    color: ${color.tx};
    resize: vertical;
    outline: none;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  margin: 1px;
  padding: 4px;
  border-block-end: 1px solid ${color.line};
  button[aria-pressed='true'] { background: ${color.priSoft}; color: ${color.priTx}; }
  button:disabled { opacity: 0.4; cursor: not-allowed; }
  ${coarsePointer} { gap: 14px; padding: 10px; }
`;

export const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 8px;
  padding: 8px 12px;
  border-block-end: 1px solid ${color.line};
  > :first-child { flex: 1 1 200px; }
  /* In line with the field below its label. */
  > button { margin-block-start: 23px; }
`;

/**
 * The words as they are edited. The first rules are those of ProseMirror's own sheet, which would be a style element
 * without a nonce.
 */
export const Prose = styled.div`
  .ProseMirror {
    position: relative;
    min-height: 140px;
    padding: 10px 12px;
    white-space: break-spaces;
    overflow-wrap: break-word;
    font-variant-ligatures: none;
    font-size: 14px;
    line-height: 21px;
    outline: none;
  }
  .ProseMirror > * + * { margin-block-start: 10px; }
  h2 { font-size: 18px; line-height: 24px; }
  h3 { font-size: 16px; line-height: 22px; }
  :is(h4, h5, h6) { font-size: 14px; }
  :is(ul, ol) { padding-inline-start: 22px; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  a { color: ${color.priTx}; text-decoration: underline; }
  blockquote { padding-inline-start: 12px; border-inline-start: 3px solid ${color.line2}; color: ${color.tx2}; }
  table { width: 100%; table-layout: fixed; border-collapse: collapse; }
  :is(th, td) { padding: 6px 8px; border: 1px solid ${color.line2}; text-align: start; vertical-align: top; }
  th { background: ${color.band}; font-weight: 600; }
`;
