import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const Timeline = styled.ol`
  display: flex;
  flex-direction: column;
  li { position: relative; display: flex; align-items: flex-start; gap: 14px; padding-block-end: 20px; }
  li:last-child { padding-block-end: 0; }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: 13px;
    inset-block: 29px 5px;
    width: 2px;
    border-radius: 1px;
    background: ${color.line2};
  }
  li[data-look='done']::before { background: ${color.pri}; }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    margin-block-start: -3px;
    border-radius: 50%;
    background: ${color.surf2};
    box-shadow: inset 0 0 0 2px ${color.line2};
  }
  [data-look='done'] i { background: ${color.pri}; color: ${color.onPri}; box-shadow: none; }
  [data-look='now'] i { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; }
  [data-look='bad'] i { background: ${color.errSoft}; color: ${color.err}; box-shadow: inset 0 0 0 2px ${color.err}; }
  i b { width: 10px; height: 10px; border-radius: 50%; background: ${color.pri}; }
  div { flex: 1; min-width: 0; }
  div span { display: block; }
  span { flex: 1; min-width: 0; font-size: 14px; line-height: 22px; font-weight: 600; }
  p { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  [data-look='next'] p { color: ${color.tx3}; }
  [data-look='next'] span { font-weight: 500; color: ${color.tx3}; }
  :is(time, small) { font-size: 12px; line-height: 22px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;
