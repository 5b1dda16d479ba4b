import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const RaceHead = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 6px 12px;
  min-height: 52px;
  padding: 8px 16px;
  b { flex: 1; font-weight: 600; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums; }
`;

export const Stage = styled.div<{ readonly $isPhone: boolean; readonly $isCalm: boolean }>`
  position: relative;
  direction: ltr;
  background: ${({ $isCalm }) => ($isCalm ? 'none' : color.ink)};
  > svg { display: block; width: 100%; height: ${({ $isPhone }) => ($isPhone ? '160px' : 'auto')}; }
`;

export const Lead = styled.ol<{ readonly $isCalm: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 2px;
  padding: 6px 14px;
  ${({ $isCalm }) =>
    $isCalm
      ? `flex-wrap: wrap; padding-block-end: 14px; color: ${color.tx2};`
      : `position: absolute; inset-inline: 0; inset-block-start: 0; min-height: 42px; background: color-mix(in srgb, ${color.ink} 72%, transparent); color: ${color.onArt2};`}
  li { display: flex; align-items: center; gap: 3px; }
  small { font-size: 11px; line-height: 14px; font-variant-numeric: tabular-nums; }
  @media (max-width: 767px) { small { display: none; } }
`;
