import { css, styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-block-end: 12px;
  > span { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Messages = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  /* The signs of the messages stand in line with the heading above. */
  margin-inline: -12px;
  outline: none;
`;

const unread = css`
  background: ${color.surf};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 31px;
    inset-inline-start: 3px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${color.pri};
  }
`;

export const Message = styled.li<{ readonly $isUnread: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 14px;
  padding: 14px 12px;
  border-radius: ${radius.m};
  ${({ $isUnread }) => $isUnread && unread}
  &:hover { background: ${color.surf}; }
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: ${radius.m};
    background: ${({ $isUnread }) => ($isUnread ? color.priSoft : color.surf2)};
    color: ${({ $isUnread }) => ($isUnread ? color.priTx : color.tx2)};
  }
  > div { flex: 1; min-width: 0; }
  h2 { font-size: 15px; line-height: 22px; font-weight: ${({ $isUnread }) => ($isUnread ? 600 : 500)}; }
  h2 button { font: inherit; color: ${color.tx}; text-align: start; }
  /* The whole row opens, but for the way to delete it. */
  h2 button::after { content: ''; position: absolute; inset: 0; }
  h2 button:focus-visible { outline: none; }
  h2 button:focus-visible::after { outline: 2px solid ${color.focus}; outline-offset: -2px; border-radius: ${radius.m}; }
  p { font-size: 14px; line-height: 20px; color: ${color.tx2}; overflow-wrap: anywhere; }
  p[data-open='false'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  time { font-size: 12px; line-height: 18px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  > button { position: relative; flex: none; margin-block-start: -4px; }
`;
