import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';

/** The menu's ground goes on below the menu, to the end of the page. */
export const Desk = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.lg} {
    grid-template-columns: 224px minmax(0, 1fr);
    background: linear-gradient(90deg, ${color.bg2} 223px, ${color.line} 0 224px, transparent 0);
    [dir='rtl'] & { background: linear-gradient(270deg, ${color.bg2} 223px, ${color.line} 0 224px, transparent 0); }
  }
`;

export const Side = styled.div`
  display: contents;
  ${from.lg} { display: block; }
`;

export const Work = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Content = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 16px 16px calc(20px + var(--bottom-bar, 0px));
  outline: none;
  ${from.lg} { padding: 20px 24px 24px; }
  [data-widget] h1 { font-size: 20px; line-height: 28px; }
  /* Where the bar says the title, the heading is for those who hear it. */
  @media (max-width: 1023px) {
    > [data-widget='member-section'] > h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`;
