import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';

/** Shown where there may be a keyboard. */
export const KeysFoot = styled.div`
  display: none;
  gap: 8px;
  ${from.md} { @media (pointer: fine) { display: flex; justify-content: flex-end; margin-block-start: auto; } }
`;

/** A key as it stands on a keyboard. */
export const keyLook = `
  min-width: 20px;
  padding: 1px 6px;
  border-radius: 5px;
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  font: inherit;
  text-align: center;
`;

export const KeyList = styled.dl`
  display: grid;
  gap: 2px;
  font-size: 14px;
  line-height: 20px;
  > div { display: flex; align-items: baseline; gap: 12px; min-height: 32px; }
  dt { flex: 0 0 120px; }
  dd { flex: 1; min-width: 0; }
  kbd { ${keyLook} display: inline-block; }
`;

export const Quiet = styled.small`
  display: block;
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
`;
