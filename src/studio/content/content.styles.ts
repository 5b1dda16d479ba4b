import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, from, radius } from '../theme/tokens.ts';
import { type ButtonLook, type ButtonSize, buttonStyle } from '../ui/button.tsx';

/** A link that looks like a button. */
export const ButtonLink = styled(Link)<{ readonly $look?: ButtonLook; readonly $size?: ButtonSize }>`${buttonStyle}`;

/** The first column of a list: what an entry is called, and its name below. */
export const EntryLink = styled(Link)`
  font-weight: 600;
  color: ${color.tx};
  overflow-wrap: anywhere;
  &:hover { color: ${color.priTx}; text-decoration: underline; }
`;

/** Buttons at the end of a row. */
export const RowEnd = styled.div`
  display: flex;
  justify-content: end;
  gap: 2px;
  button:disabled { opacity: 0.35; cursor: not-allowed; }
`;

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  min-width: 0;
  ${from.lg} { grid-template-columns: minmax(0, 1.7fr) minmax(260px, 1fr); }
  > div { display: grid; gap: 16px; min-width: 0; }
`;

export const Pair = styled.div`
  display: grid;
  gap: 12px;
  ${from.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A frame around one item of a list in a form. */
export const Item = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;
  padding: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  legend { padding-inline: 4px; font-size: 12px; font-weight: 600; color: ${color.tx2}; }
  legend::first-letter { text-transform: uppercase; }
`;

/** A link within words. */
export const TextLink = styled.a`
  font-weight: 600;
  text-decoration: underline;
`;

/** The title of a page with its actions. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  h1 { flex: 1 1 200px; font-size: 20px; line-height: 28px; overflow-wrap: anywhere; }
`;

/** A field with its picture and a button below it. */
export const Chooser = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
  > button { justify-self: start; }
`;

export const Picture = styled.span`
  display: grid;
  place-items: center;
  height: 120px;
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.surf2};
  color: ${color.tx3};
  img { width: 100%; height: 100%; object-fit: contain; }
`;

export const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
`;
