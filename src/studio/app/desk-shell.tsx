import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { DeskFind } from '../find/desk-find.tsx';
import { color, from, layer, radius, room, shadow } from '../theme/tokens.ts';
import { DeskMark } from '../ui/desk-mark.tsx';
import { AccountMenu, type DeskOperator } from './account-menu.tsx';
import { type DeskPlace, PlaceLinks, PlacesBar } from './place-links.tsx';
import { type DeskSite, SiteSwitch } from './site-switch.tsx';

/** Narrow screens lose the room of the bar at the bottom, also to what sticks there. */
const BottomRoom = createGlobalStyle`
  @media (max-width: 767px) {
    html:root {
      --bottom-bar: calc(60px + env(safe-area-inset-bottom));
      scroll-padding-block-end: var(--bottom-bar);
    }
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding-block-end: ${room.bottom};
`;

const Skip = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: ${layer.popover};
  padding: 8px 14px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: ${shadow.high};
  font-size: 13px;
  font-weight: 600;
  &:not(:focus) { transform: translateY(-200%); box-shadow: none; }
`;

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.shell};
  display: flex;
  align-items: center;
  gap: 12px;
  flex: none;
  height: ${room.bar};
  padding-inline: 14px;
  background: ${color.surf};
  box-shadow: inset 0 -1px 0 ${color.line};
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
`;

const Rule = styled.span`
  display: none;
  flex: none;
  width: 1px;
  height: 24px;
  margin-inline: 4px;
  background: ${color.line};
  ${from.md} { display: block; }
`;

const Gap = styled.span`flex: 1;`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  outline: none;
`;

const MAIN_ID = 'desk-main';

export interface DeskShellProps {
  readonly sites: readonly DeskSite[];
  /** The site that the places are about; null while none is chosen. */
  readonly siteId: string | null;
  readonly onSite: (siteId: string) => void;
  readonly places: readonly DeskPlace[];
  /** Whether the operator may look for members of the site. */
  readonly findsMembers: boolean;
  readonly operator: DeskOperator;
  readonly onSignOut: () => void;
  /** The page, without padding of the shell: some fill their room to its edges. */
  readonly children: ReactNode;
}

/** The shell around every page: mark, site switch, places, search and account menu. The search alone makes calls. */
export function DeskShell(props: DeskShellProps) {
  const { sites, siteId, onSite, places, findsMembers, operator, onSignOut, children } = props;
  const t = useWords();
  return (
    <Frame>
      <BottomRoom />
      <Skip href={`#${MAIN_ID}`}>{t('shell.skip')}</Skip>
      <Bar>
        <Brand>
          <DeskMark />
          <SiteSwitch sites={sites} siteId={siteId} onSite={onSite} />
        </Brand>
        <Rule />
        <PlaceLinks places={places} />
        <Gap />
        <DeskFind places={places} membersOf={findsMembers ? siteId : null} />
        <AccountMenu operator={operator} onSignOut={onSignOut} />
      </Bar>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <PlacesBar places={places} />
    </Frame>
  );
}
