import { css, styled } from 'styled-components';
import { color, radius, shadow } from '#portal/theme/tokens.ts';

export const Notices = styled.ul<{ readonly $isCard: boolean }>`
  ${({ $isCard }) =>
    $isCard &&
    css`
      padding: 4px 18px 18px;
      border-radius: ${radius.l};
      background: ${color.surf};
      box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
      li > div { max-width: 72ch; }
    `}
  li { padding-block: 16px; border-block-end: 1px solid ${color.line}; }
  li:last-child { border: 0; padding-block-end: 0; }
  li > :is(h2, h3) { font-size: 15px; line-height: 22px; font-weight: 600; }
`;
