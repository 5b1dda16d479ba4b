import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  width: min(100%, 412px);
  height: min(720px, 100dvh - 200px);
  min-height: 360px;
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surf};
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 14px;
  border-block-end: 1px solid ${color.line};
  > div { flex: 1; min-width: 0; }
  h1 { font-size: 14px; line-height: 20px; font-weight: 600; }
  p { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
`;

export const Notice = styled.p`
  padding: 8px 14px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  background: ${color.surf2};
`;

export const Log = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 10px;
  overflow-y: auto;
  padding: 16px 14px;
`;

export const Bubble = styled.div<{ readonly $isOwn: boolean }>`
  max-width: 80%;
  align-self: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
  text-align: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  > p {
    padding: 8px 12px;
    border-radius: ${radius.m};
    background: ${({ $isOwn }) => ($isOwn ? color.priSoft : color.surf2)};
    font-size: 14px;
    line-height: 20px;
    text-align: start;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > small { font-size: 12px; line-height: 18px; color: ${color.tx2}; }
  > small button { font-weight: 600; color: ${color.tx}; }
`;

export const Composer = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px;
  padding: 10px 12px;
  border-block-start: 1px solid ${color.line};
  textarea {
    flex: 1;
    min-height: 44px;
    padding: 10px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.surf2};
    font-size: 16px;
    resize: none;
  }
  small { flex-basis: 100%; font-size: 12px; line-height: 16px; color: ${color.tx2}; text-align: center; }
`;

export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  padding: 14px;
  border-block-start: 1px solid ${color.line};
  text-align: center;
`;

export const Stars = styled.div`
  display: flex;
  gap: 4px;
`;

export const Star = styled.button<{ readonly $isOn: boolean }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: ${({ $isOn }) => ($isOn ? color.warn : color.tx2)};
`;
