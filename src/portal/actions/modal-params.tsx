import { createContext, type ReactNode, useContext } from 'react';

/** The parameters of an open modal, by name. */
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

/** The parameters of the modal around a widget; empty outside of modals, and in one opened without parameters. */
export const useModalParams = (): ModalParams => useContext(ModalParamsContext);
