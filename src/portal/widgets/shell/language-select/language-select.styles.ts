import { css, styled } from 'styled-components';
import type { LanguageSelectProps } from '#contracts/generated/contracts.ts';
import { color, motion, radius } from '#portal/theme/tokens.ts';

type Look = LanguageSelectProps['look'];

const looks = {
  row: css`
    width: 100%;
    padding: 0 10px;
    color: ${color.tx2};
    font-weight: 500;
    &:hover { background: ${color.surf}; }
    span { flex: 1; text-align: start; }
    /* In a rail there is room for the flag alone. */
    @container (max-width: 120px) {
      justify-content: center;
      padding: 0;
      span, svg:last-child { display: none; }
    }
  `,
  glass: css`
    padding: 0 14px;
    font-size: 13px;
    font-weight: 600;
    color: ${color.onArt};
    background: ${color.glass};
    backdrop-filter: blur(10px);
  `,
  button: css`
    padding: 0 14px;
    font-size: 13px;
    font-weight: 600;
    background: ${color.surf2};
    &:hover { background: ${color.surf3}; }
  `,
  strip: css`
    gap: 6px;
    min-height: 28px;
    color: inherit;
    font-size: 13px;
    line-height: 18px;
  `,
} as const satisfies Record<Look, unknown>;

export const Frame = styled.div<{ readonly $look: Look }>`
  position: relative;
  ${({ $look }) => $look === 'row' && 'container-type: inline-size; min-width: 44px;'}
`;

export const Trigger = styled.button<{ readonly $look: Look }>`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  border-radius: ${radius.m};
  white-space: nowrap;
  transition: background ${motion.fast};
  svg { flex: none; }
  ${({ $look }) => looks[$look]}
`;
