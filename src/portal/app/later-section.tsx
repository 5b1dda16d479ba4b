import { createContext, type ReactNode, Suspense, useContext } from 'react';

const InLaterSection = createContext(false);

/** Keeps what the server rendered of a section until its chunk has come. */
export function LaterSection({ children }: { readonly children: ReactNode }) {
  return (
    <InLaterSection value={true}>
      <Suspense fallback={null}>{children}</Suspense>
    </InLaterSection>
  );
}

/** Whether a boundary above waits for chunks already. */
export const useIsInLaterSection = (): boolean => useContext(InLaterSection);
