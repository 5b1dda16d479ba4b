import { createContext, type ReactNode, useContext } from 'react';

const ModalCloseContext = createContext<() => void>(() => {});

/** Lets a widget inside a modal close it. */
export function ModalCloseProvider({ close, children }: { readonly close: () => void; readonly children: ReactNode }) {
  return <ModalCloseContext value={close}>{children}</ModalCloseContext>;
}

export const useModalClose = (): (() => void) => useContext(ModalCloseContext);
