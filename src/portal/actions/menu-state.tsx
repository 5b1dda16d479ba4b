import { createContext, type ReactNode, useContext } from 'react';

/** How the side menu stands: beside the page it is open or a rail, over the page it is a drawer. */
export interface MenuState {
  /** The page has a side menu at all. */
  readonly hasMenu: boolean;
  readonly isMenuOpen: boolean;
  readonly isDrawerOpen: boolean;
}

const MenuStateContext = createContext<MenuState>({ hasMenu: true, isMenuOpen: true, isDrawerOpen: false });

export function MenuStateProvider({ state, children }: { readonly state: MenuState; readonly children: ReactNode }) {
  return <MenuStateContext value={state}>{children}</MenuStateContext>;
}

export const useMenuState = (): MenuState => useContext(MenuStateContext);
