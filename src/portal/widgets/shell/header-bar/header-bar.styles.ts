import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, from, layer } from '#portal/theme/tokens.ts';

const usual = css`
  ${from.lg} { height: 64px; gap: 12px; padding-inline: 16px 32px; }
`;

const tall = css`
  --logo-color: var(--logo-tone);
  --logo-size: 22px;
  --logo-mark: 30px;
  --search-start: 24px;
  padding-inline-start: 16px;
  ${from.md} {
    --logo-size: 27px;
    --logo-mark: 36px;
    height: 72px;
    gap: 10px;
    padding-inline: max(32px, calc((100% - var(--page-width, 100%)) / 2));
  }
  ${from.xl} { gap: 16px; }
`;

export const Bar = styled.header<{ readonly $isTall: boolean }>`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.shell};
  /* What is found stands over a navigation below. */
  &:has([data-search-panel]) { z-index: ${layer.dropDown}; }
  display: flex;
  align-items: center;
  gap: 4px;
  height: 56px;
  padding-inline: 4px 12px;
  background: ${color.bg2};
  box-shadow: inset 0 -1px 0 ${color.line};
  ${({ $isTall }) => ($isTall ? tall : usual)}
`;

/**
 * The way home. Beside a balance or long buttons that need the room, on a phone or a narrow window, only the mark is
 * left of the brand: its name falls to a second line, which is not shown.
 */
export const Home = styled(Link)`
  display: flex;
  flex: none;
  @media (max-width: 1023px) {
    [data-widget='header-bar']:has([data-widget='balance-cell'], [data-widget='guest-actions']) > & {
      flex: 0 1 auto;
      min-width: var(--logo-mark, 28px);
      > span { flex-wrap: wrap; height: var(--logo-mark, 28px); overflow: hidden; }
    }
    /* The name goes before any button is shortened, even by the part of a pixel that would end it in an ellipsis. */
    [data-widget='header-bar']:has([data-widget='guest-actions']) > & { flex-shrink: 999999; }
  }
`;

export const Spacer = styled.span`
  flex: 1;
  /* A search field stands beside the logo and keeps the others at the end by itself. */
  &:has(+ [data-look='field']) { flex: none; }
`;

/** The drawer's icon on small screens, the panel's beside the page. */
export const ToggleIcons = styled.span`
  display: grid;
  > :last-child { display: none; }
  ${from.lg} {
    > :first-child { display: none; }
    > :last-child { display: block; }
  }
`;
