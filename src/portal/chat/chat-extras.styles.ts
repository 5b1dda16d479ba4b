import { styled } from 'styled-components';
import { color, radius, shadow } from '#portal/theme/tokens.ts';

export const Emojis = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 2px;
  flex: none;
  margin: 0 12px 12px;
  padding: 6px;
  border-radius: ${radius.l};
  background: ${color.surf2};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line2};
  button {
    display: grid;
    place-items: center;
    min-height: 40px;
    border-radius: ${radius.m};
    font-size: 22px;
    line-height: 28px;
  }
  button:hover { background: ${color.surf3}; }
`;

export const Replies = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 12px 12px;
  button {
    min-height: 44px;
    padding: 6px 16px;
    border-radius: ${radius.pill};
    background: ${color.surf2};
    font-size: 14px;
    line-height: 20px;
    font-weight: 500;
    text-align: start;
    color: ${color.tx};
  }
  button:hover { background: ${color.surf3}; }
`;

export const LeaveForm = styled.form`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 8px;
  padding: 12px;
  border-block-start: 1px solid ${color.line};
  label { display: grid; gap: 4px; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  input, textarea {
    width: 100%;
    min-height: 44px;
    padding: 10px 12px;
    border: 0;
    border-radius: ${radius.m};
    background: ${color.surf2};
    box-shadow: inset 0 0 0 1px ${color.line2};
    font-size: 16px;
    line-height: 22px;
    color: ${color.tx};
  }
  textarea { min-height: 92px; resize: vertical; }
`;
