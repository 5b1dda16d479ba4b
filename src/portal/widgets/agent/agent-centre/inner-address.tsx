import { type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import {
  createPath,
  type Location,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';

interface InnerAddressProps {
  /** The address that it begins with: a path, with a query where there is one. */
  readonly start: string;
  /** Whether a path is one of the inner address. */
  readonly keeps: (path: string) => boolean;
  /** Called before something leads to any other path. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/**
 * Gives what is inside an address of its own, while that of the page stays. Links and calls of the router that lead to
 * paths of the inner address change it alone; all others leave, and change the address of the page. The router has no
 * other way to tell a part of a page another address.
 */
export function InnerAddress({ start, keeps, onLeave, children }: InnerAddressProps) {
  const outer = useContext(NavigationContext);
  const [location, setLocation] = useState(() => locationOf(start));
  const latest = useRef({ keeps, onLeave });
  latest.current = { keeps, onLeave };
  const navigation = useMemo(() => {
    const turn = (way: 'push' | 'replace'): Navigator['push'] => {
      return (to, state, options) => {
        const next = locationOf(to, state);
        if (latest.current.keeps(next.pathname)) return setLocation(next);
        latest.current.onLeave();
        outer.navigator[way](to, state, options);
      };
    };
    return { ...outer, navigator: { ...inside(outer.navigator), push: turn('push'), replace: turn('replace') } };
  }, [outer]);
  const place = useMemo(() => ({ location, navigationType: 'PUSH' as never }), [location]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
}

/** Links inside are written, and steps in the history taken, as by the page's own router. */
const inside = (navigator: Navigator): Pick<Navigator, 'createHref' | 'go'> => ({
  createHref: (to) => navigator.createHref(to),
  go: (steps) => navigator.go(steps),
});

let made = 0;

function locationOf(to: To, state: unknown = null): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(typeof to === 'string' ? to : createPath(to));
  made += 1;
  return { pathname, search, hash, state, key: `inner-${made}` };
}
