import { styled } from 'styled-components';
import { Form } from '#portal/forms/form-look.ts';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';

export const LimitsCard = styled(Card)`
  scroll-margin-block-start: 88px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 16px;
  padding: 16px;
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
  small { font-size: 13px; line-height: 18px; color: ${color.tx3}; }
  ${from.md} { padding-inline: 20px; }
`;

export const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 0 16px 16px;
  ${from.md} { padding-inline: 20px; }
`;

export const Group = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px 14px;
  padding: 16px;
  border-block-start: 1px solid ${color.line};
  > button { grid-column: 1 / -1; }
  > div:last-child { grid-column: 1 / -1; }
  > div[hidden] { display: none; }
  ${from.sm} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > button { grid-column: auto; min-width: 88px; }
  }
  ${from.md} { padding-inline: 20px; }
`;

export const Mark = styled.span<{ readonly $isSevere?: boolean }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.m};
  background: ${({ $isSevere }) => ($isSevere ? color.errSoft : color.surf2)};
  color: ${({ $isSevere }) => ($isSevere ? color.err : color.tx2)};
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 7px;
  min-width: 0;
  > div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 12px; }
  strong { font-size: 14px; line-height: 20px; font-weight: 600; }
  small { font-size: 13px; line-height: 18px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  em { font-style: normal; font-weight: 600; color: ${color.err}; }
`;

export const Amounts = styled.span`
  font-size: 14px;
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  b { font-weight: 600; }
  span { font-size: 13px; color: ${color.tx3}; }
`;

export const EditForm = styled(Form)`
  padding: 14px;
  border-radius: ${radius.m};
  box-shadow: inset 0 0 0 1px ${color.line2};
  ${from.md} { padding: 16px; }
`;

/** As many fields beside each other as there is room for; each field's row of the grid begins at one height. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 14px 12px;
`;

/** The sign of the currency, in the box of an amount. */
export const Sign = styled.span`
  flex: none;
  padding-inline-start: 14px;
  font-size: 16px;
  line-height: 24px;
  color: ${color.tx3};
  & + input { padding-inline-start: 8px; }
  input + & { padding-inline: 0 14px; }
`;

export const Raised = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  flex: none;
  margin-inline-end: 10px;
  padding: 2px 8px;
  border-radius: ${radius.pill};
  background: ${color.warnSoft};
  color: ${color.warn};
  font-size: 12px;
  line-height: 18px;
  font-weight: 600;
`;

/** The words take what room there is; the buttons stand at the end, and below where there is none. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 10px;
  > p { flex: 1 1 240px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Warning = styled.p`
  display: flex;
  gap: 10px;
  padding: 10px 14px;
  border-radius: ${radius.m};
  background: ${color.warnSoft};
  svg { flex: none; margin-block-start: 1px; color: ${color.warn}; }
`;

export const RaisedNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 10px 14px;
  border-radius: ${radius.m};
  background: ${color.warnSoft};
  font-size: 13px;
  line-height: 19px;
  color: ${color.tx2};
  svg { flex: none; color: ${color.warn}; }
  > span { flex: 1 1 220px; }
  b { font-weight: 600; color: ${color.tx}; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; }
`;
