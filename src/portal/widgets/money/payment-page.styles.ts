import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  ${pageTitleLook}
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;
`;

export const Crumb = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 6px;
  min-height: 32px;
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  color: ${color.tx2};
  border-radius: ${radius.s};
  &:hover { color: ${color.tx}; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
  @media (pointer: coarse) { min-height: 44px; }
`;

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: 4px;
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; }
  h1 { min-width: 0; overflow-wrap: anywhere; outline: none; }
  p { font-size: 13px; line-height: 19px; color: ${color.tx2}; font-variant-numeric: tabular-nums; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.xl} { grid-template-columns: minmax(0, 1fr) 340px; }
`;

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

export const AsideCard = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 18px 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  ${from.md} { padding: 20px; }
  h2 { margin-block-end: 4px; font-size: 15px; line-height: 22px; font-weight: 600; }
`;

export const Note = styled.div<{ readonly $isWarning: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 14px;
  border-radius: ${radius.m};
  background: ${({ $isWarning }) => ($isWarning ? color.warnSoft : color.surf2)};
  font-size: 13px;
  line-height: 18px;
  color: ${({ $isWarning }) => ($isWarning ? color.tx : color.tx2)};
  svg { flex: none; margin-block-start: 1px; color: ${({ $isWarning }) => ($isWarning ? color.warn : color.tx3)}; }
`;

/** A link that looks like a button. */
export const LinkButton = styled.a<ButtonStyle>`
  ${buttonStyle}
`;

/** An action that looks like a button. */
export const ActionButton = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;
