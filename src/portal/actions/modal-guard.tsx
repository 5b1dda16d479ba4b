import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';

/** Asked before Escape closes a modal; it closes the modal itself where nothing stands against it. */
type Guard = () => void;

const ModalGuardContext = createContext<RefObject<Guard | null> | null>(null);

interface ModalGuardProviderProps {
  readonly guard: RefObject<Guard | null>;
  readonly children: ReactNode;
}

/** Lets a widget inside a modal be asked before Escape closes it. */
export function ModalGuardProvider({ guard, children }: ModalGuardProviderProps) {
  return <ModalGuardContext value={guard}>{children}</ModalGuardContext>;
}

/** From now on the modal around the widget asks this before Escape closes it. */
export function useModalGuard(ask: Guard): void {
  const guard = useContext(ModalGuardContext);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!guard) return;
    guard.current = () => latest.current();
    return () => {
      guard.current = null;
    };
  }, [guard]);
}
