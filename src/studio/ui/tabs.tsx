import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { coarsePointer, color } from '../theme/tokens.ts';
import { Count } from './badge.tsx';

const Row = styled.nav`
  position: relative;
  display: flex;
  gap: 20px;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  font-size: 13px;
  font-weight: 500;
  color: ${color.tx2};
  a {
    display: flex;
    align-items: center;
    gap: 7px;
    flex: none;
    height: 48px;
    box-shadow: inset 0 -2px 0 transparent;
    &:hover { color: ${color.tx}; }
    &:focus-visible { outline-offset: -2px; }
    &[aria-current='page'] { color: ${color.tx}; font-weight: 600; box-shadow: inset 0 -2px 0 ${color.tx}; }
    ${coarsePointer} { min-width: 44px; justify-content: center; }
  }
`;

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
  /** Its address begins those of the others. */
  readonly isFirst?: boolean;
}

/**
 * Tabs that are pages of their own: links, so that each can be opened, shared and gone back to. The current one is
 * scrolled into view.
 */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current tab.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!row.current || !current) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Row ref={row} aria-label={label}>
      {tabs.map(({ to, label, count, isFirst = false }) => (
        <NavLink key={to} to={to} end={isFirst}>
          {label}
          {count !== undefined && <Count $isQuiet>{count}</Count>}
        </NavLink>
      ))}
    </Row>
  );
}
