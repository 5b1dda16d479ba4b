import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const List = styled.ul`
  + button { width: 100%; min-height: 44px; border-block-start: 1px solid ${color.line}; }
`;

export const NoTickets = styled.p`
  padding: 0 16px 14px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx3};
`;

export const Ticket = styled.li`
  border-block-start: 1px solid ${color.line};
`;

export const Summary = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 56px;
  padding: 8px 16px;
  text-align: start;
  font-variant-numeric: tabular-nums;
  &:hover { background: ${color.surf2}; }
  &:focus-visible { outline-offset: -2px; }
  > svg { flex: none; color: ${color.tx3}; }
  > span { min-width: 0; }
  > span:first-child { flex: 1; }
  > span:nth-child(2) { display: flex; flex-direction: column; align-items: flex-end; gap: 2px; }
  b { display: block; font-weight: 600; font-size: 14px; line-height: 20px; }
  small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  strong { font-weight: 700; color: ${color.ok}; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 16px 12px;
`;
