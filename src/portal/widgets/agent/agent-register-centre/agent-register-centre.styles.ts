import { styled } from 'styled-components';
import { DeskCard } from '#portal/forms/desk/desk-card.styles.ts';
import { Box, Form } from '#portal/forms/form-look.ts';
import { Choice, Choices } from '#portal/forms/records/records.styles.ts';
import { color, from, radius } from '#portal/theme/tokens.ts';

/** The account, the chosen link and the way of people; without a link the other two share the row. */
export const Above = styled.div<{ readonly $hasLink: boolean }>`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child { grid-column: ${({ $hasLink }) => ($hasLink ? '1 / -1' : 'auto')}; }
  }
  ${from.xl} {
    grid-template-columns: ${({ $hasLink }) => ($hasLink ? 'minmax(0, 1fr) 272px 320px' : 'minmax(0, 1fr) 380px')};
    > :first-child { grid-column: auto; }
  }
`;

export const Below = styled.div<{ readonly $hasHosts: boolean }>`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${from.xl} { grid-template-columns: ${({ $hasHosts }) => ($hasHosts ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)')}; }
`;

/** A card with room around what it has. */
export const PaddedCard = styled(DeskCard)`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 16px 20px;
  > header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; min-height: 36px; }
  h2 { flex: 1; min-width: 0; font-size: 15px; line-height: 22px; font-weight: 600; letter-spacing: -0.005em; overflow-wrap: anywhere; }
  small { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
`;

export const WaitingCard = styled(DeskCard).attrs({ role: 'status', 'aria-busy': true })`
  min-height: 420px;
`;

/** A form of the desk: its fields are lower than those of players' forms where a pointer is fine. */
export const DeskForm = styled(Form)`
  flex: 1;
  > button[type='submit'] { width: auto; align-self: flex-end; margin-block-start: auto; }
  ${Box} { background: ${color.surf}; }
  @media (pointer: fine) {
    ${Box} { min-height: 38px; }
    ${Box} > :is(input, select) { font-size: 14px; }
    ${Box} > input { padding-inline: 12px; }
    ${Box} > button { margin-inline-end: 2px; width: 32px; height: 32px; }
  }
`;

/** Fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: 14px;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  align-items: start;
`;

export const KindChoices = styled(Choices)`
  background: ${color.surf2};
  ${Choice} { min-height: 28px; }
  ${Choice}[aria-pressed='true'] { background: ${color.surf}; }
  @media (pointer: coarse) { ${Choice} { min-height: 40px; } }
`;

/** What is known of something, name and value in rows. */
export const Facts = styled.dl`
  margin: 0;
  font-size: 13px;
  line-height: 18px;
  > div { display: flex; justify-content: space-between; gap: 12px; padding: 10px 0; }
  > div + div { border-block-start: 1px solid ${color.line}; }
  dt { color: ${color.tx2}; }
  dd { margin: 0; min-width: 0; text-align: end; overflow-wrap: anywhere; }
`;

/** A text to copy, with the button at its end. */
export const CopyLine = styled.div`
  display: flex;
  align-items: center;
  min-height: 38px;
  padding-inline: 12px 2px;
  border-radius: ${radius.m};
  box-shadow: inset 0 0 0 1px ${color.line2};
  > bdi { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 13px; line-height: 18px; }
  > bdi[data-code] { font: 500 15px/22px ${'var(--mono)'}; }
`;
