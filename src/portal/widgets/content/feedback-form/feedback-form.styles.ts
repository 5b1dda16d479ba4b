import { styled } from 'styled-components';
import { color, from, motion, radius, shadow } from '#portal/theme/tokens.ts';
import { textPageLook } from '#portal/ui/text-page-look.ts';

export const Feedback = styled.section<{ readonly $isCard: boolean }>`
  ${textPageLook}
  max-width: 680px;
  > p { max-width: 62ch; font-size: 15px; line-height: 23px; color: ${color.tx2}; }
  form { display: flex; flex-direction: column; gap: 18px; }
  ${({ $isCard }) =>
    $isCard &&
    `
    form {
      padding: 20px;
      border-radius: ${radius.xl};
      background: ${color.surf};
      box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
    }
    ${from.md} { form { padding: 28px 32px 32px; } }
  `}
`;

export const Field = styled.div<{ readonly $isWrong: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 6px;
  label { font-size: 13px; line-height: 18px; font-weight: 500; color: ${color.tx2}; }
  input, select, textarea {
    width: 100%;
    min-height: 48px;
    padding: 12px 14px;
    border: 0;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx};
    font: inherit;
    font-size: 16px;
    line-height: 24px;
    box-shadow: inset 0 0 0 ${({ $isWrong }) => ($isWrong ? `2px ${color.err}` : `1px ${color.line2}`)};
    transition: box-shadow ${motion.fast};
    &:focus-visible { outline: none; box-shadow: inset 0 0 0 2px ${({ $isWrong }) => ($isWrong ? color.err : color.field)}; }
    &::placeholder { color: ${color.tx3}; }
  }
  textarea { min-height: 148px; resize: vertical; }
  select { appearance: none; padding-inline-end: 44px; text-overflow: ellipsis; }
`;

export const Choice = styled.div`
  position: relative;
  display: grid;
  svg { position: absolute; inset-inline-end: 14px; inset-block-start: 14px; color: ${color.tx2}; pointer-events: none; }
`;

export const Hint = styled.small<{ readonly $isWrong?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font-size: 13px;
  line-height: 18px;
  color: ${({ $isWrong }) => ($isWrong ? color.err : color.tx2)};
  font-variant-numeric: tabular-nums;
`;

export const Failure = styled.p`
  padding: 12px 16px;
  border-radius: ${radius.m};
  background: ${color.errSoft};
  color: ${color.tx};
  font-size: 14px;
  line-height: 20px;
`;

export const Sent = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 40px 20px;
  border-radius: ${radius.xl};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  text-align: center;
  i { display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; background: ${color.okSoft}; color: ${color.ok}; margin-block-end: 8px; }
  h2 { font-size: 18px; line-height: 26px; font-weight: 600; }
  h2:focus-visible { outline: none; }
  p { max-width: 420px; font-size: 15px; line-height: 23px; color: ${color.tx2}; margin-block-end: 12px; }
`;
