import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

/** On a page of its own. */
/** What nobody said: who came, and that it ended. */
export const Line = styled.p`
  align-self: center;
  display: flex;
  align-items: center;
  gap: 6px;
  padding-block: 2px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx3};
  text-align: center;
`;

export const Bubble = styled.div<{ readonly $isOwn: boolean; readonly $isRefused?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 2px;
  max-width: 84%;
  align-self: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
  align-items: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
  > :first-child {
    max-width: 100%;
    padding: 9px 13px;
    border-radius: 16px;
    ${({ $isOwn }) => ($isOwn ? 'border-end-end-radius' : 'border-end-start-radius')}: 5px;
    background: ${({ $isOwn }) => ($isOwn ? `color-mix(in srgb, ${color.pri} 24%, ${color.surf})` : color.surf2)};
    ${({ $isRefused }) => $isRefused && `box-shadow: inset 0 0 0 1px ${color.err};`}
    font-size: 14px;
    line-height: 20px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    font-size: 12px;
    line-height: 16px;
    color: ${({ $isRefused }) => ($isRefused ? color.err : color.tx3)};
    svg { color: ${({ $isRefused }) => ($isRefused ? color.err : color.priTx)}; }
    button { min-height: 24px; font-weight: 600; color: ${color.tx}; }
  }
`;

export const Attachment = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 252px;
  color: inherit;
  > div { flex: 1; min-width: 0; }
  b { display: block; overflow: hidden; font-size: 13px; line-height: 18px; font-weight: 500; text-overflow: ellipsis; white-space: nowrap; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  small[role='alert'] { color: ${color.err}; }
  > svg { flex: none; }
  > button { display: grid; place-items: center; flex: none; width: 32px; height: 32px; }
`;

export const Preview = styled.span<{ readonly $isRefused?: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: ${radius.s};
  background: ${({ $isRefused }) => ($isRefused ? color.errSoft : color.surf3)};
  color: ${({ $isRefused }) => ($isRefused ? color.err : color.tx2)};
  img { width: 100%; height: 100%; object-fit: cover; }
`;

export const Progress = styled.progress`
  display: block;
  width: 100%;
  height: 4px;
  margin-block-start: 6px;
  appearance: none;
  border: 0;
  border-radius: 2px;
  overflow: hidden;
  background: ${color.surf3};
  &::-webkit-progress-bar { background: ${color.surf3}; }
  &::-webkit-progress-value { background: ${color.pri}; }
  &::-moz-progress-bar { background: ${color.pri}; }
`;

export const Typing = styled.span`
  display: flex;
  gap: 5px;
  i { width: 7px; height: 7px; margin-block: 6px; border-radius: 50%; background: ${color.tx3}; }
  @media (prefers-reduced-motion: no-preference) {
    i { animation: chat-typing 1.2s infinite; }
    i:nth-child(2) { animation-delay: 150ms; }
    i:nth-child(3) { animation-delay: 300ms; }
    @keyframes chat-typing { 30% { background: ${color.tx}; } }
  }
`;
