import { createContext, type ReactNode, useContext } from 'react';

/** What a modal was opened with, by name. */
export type ModalParams = Readonly<Record<string, string>>;

const NONE: ModalParams = {};
const ModalParamsContext = createContext<ModalParams>(NONE);

/** Tells the widgets inside a modal what it was opened with. */
export function ModalParamsProvider({
  params = NONE,
  children,
}: {
  readonly params?: ModalParams | undefined;
  readonly children: ReactNode;
}) {
  return <ModalParamsContext value={params}>{children}</ModalParamsContext>;
}

/** What the modal around a widget was opened with; empty outside of modals, and in one that was opened with nothing. */
export const useModalParams = (): ModalParams => useContext(ModalParamsContext);
