import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { color, from, layer, radius } from '../theme/tokens.ts';
import { Count } from '../ui/badge.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';

/** A place of the desk. Those that the operator may not enter are not given. */
export interface DeskPlace {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** How many things wait there. */
  readonly count?: number;
}

/** More places than this stand in the bar with their names from 1280 px on only. */
const NAMES_FIT = 5;

const Row = styled.nav<{ readonly $isLong: boolean }>`
  display: none;
  ${from.md} { display: flex; gap: 2px; min-width: 0; }
  a {
    display: flex;
    align-items: center;
    gap: 7px;
    flex: none;
    height: 34px;
    padding-inline: 10px;
    border-radius: 7px;
    font-size: 13px;
    line-height: 18px;
    font-weight: 500;
    color: ${color.tx2};
    > svg { color: ${color.tx3}; }
    &:hover { background: ${color.surf2}; }
    &[aria-current='page'] { background: ${color.here}; color: ${color.tx}; > svg { color: ${color.priTx}; } }
  }
  ${({ $isLong }) => $isLong && hiddenNames}
`;

const hiddenNames = css`
  @media (max-width: 1199px) {
    a > span:first-of-type { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  }
`;

/** The places in the bar at the top, from 768 px on. */
export function PlaceLinks({ places }: { readonly places: readonly DeskPlace[] }) {
  const t = useWords();
  return (
    <Row aria-label={t('shell.places')} $isLong={places.length > NAMES_FIT}>
      {places.map(({ to, label, icon, count }) => (
        <NavLink key={to} to={to} title={places.length > NAMES_FIT ? label : undefined}>
          <Icon name={icon} size={16} stroke={1.9} />
          <span>{label}</span>
          {count !== undefined && <Waiting count={count} />}
        </NavLink>
      ))}
    </Row>
  );
}

function Waiting({ count }: { readonly count: number }) {
  const t = useWords();
  return (
    <Count>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('shell.waiting', { count })}</span>
    </Count>
  );
}

/** What the bar at the bottom has room for. */
const BOTTOM_PLACES = 5;

const bottomCell = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  flex: 1;
  min-width: 0;
  height: 56px;
  padding-inline: 2px;
  border-radius: ${radius.m};
  font-size: 11px;
  line-height: 14px;
  font-weight: 500;
  color: ${color.tx2};
  > span:not([class]) { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[aria-current='page'] { color: ${color.priTx}; font-weight: 600; }
  &:focus-visible { outline-offset: -3px; }
  > ${Count} { position: absolute; inset-block-start: 4px; inset-inline-start: calc(50% + 9px); }
`;

const Bottom = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.shell};
  display: flex;
  padding: 4px 4px env(safe-area-inset-bottom);
  background: ${color.surf};
  box-shadow: 0 -1px 0 ${color.line};
  > a { ${bottomCell} }
  > div { flex: 1; min-width: 0; }
  ${from.md} { display: none; }
`;

const MoreButton = styled.button`width: 100%; ${bottomCell}`;
/** The page that is shown is one of its menu. */
const CurrentMoreButton = styled(MoreButton)`color: ${color.priTx}; font-weight: 600;`;

/** The places at the bottom of narrow screens; those that do not fit are in a menu at its end. */
export function PlacesBar({ places }: { readonly places: readonly DeskPlace[] }) {
  const t = useWords();
  const { pathname } = useLocation();
  const shown = places.length <= BOTTOM_PLACES ? places : places.slice(0, BOTTOM_PLACES - 1);
  const rest = places.slice(shown.length);
  const items: MenuItem[] = rest.map(({ to, label, icon, count }) => ({ label, icon, count, does: { to } }));
  const isInRest = rest.some(({ to }) => matchPath({ path: to, end: false }, pathname) !== null);
  const waiting = rest.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <Bottom aria-label={t('shell.places')}>
      {shown.map(({ to, label, icon, count }) => (
        <NavLink key={to} to={to}>
          <Icon name={icon} size={20} stroke={1.9} />
          <span>{label}</span>
          {count !== undefined && <Waiting count={count} />}
        </NavLink>
      ))}
      {rest.length > 0 && (
        <Menu label={t('shell.more')} items={items} place="above-end" as={isInRest ? CurrentMoreButton : MoreButton}>
          <Icon name="ellipsis" size={20} stroke={1.9} />
          <span>{t('shell.more')}</span>
          {waiting > 0 && <Count>{waiting}</Count>}
        </Menu>
      )}
    </Bottom>
  );
}
