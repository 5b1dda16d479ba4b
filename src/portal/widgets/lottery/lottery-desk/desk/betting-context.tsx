import { createContext, type ReactNode, useContext } from 'react';
import type { Betting } from './use-betting.ts';

const BettingContext = createContext<Betting | null>(null);

export function BettingProvider({ value, children }: { readonly value: Betting; readonly children: ReactNode }) {
  return <BettingContext value={value}>{children}</BettingContext>;
}

/** The slip of the desk, and the draw that it is for. */
export function useBettingDesk(): Betting {
  const value = useContext(BettingContext);
  if (!value) throw new Error('useBettingDesk needs a BettingProvider above it');
  return value;
}
