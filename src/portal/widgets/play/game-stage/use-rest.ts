import { useEffect } from 'react';
import type { PortalFrameMessage } from '#contracts/generated/contracts.ts';

/** Lets the game rest while something lies over it or nobody looks at the page. */
export function useRest(isCovered: boolean, tell: (type: PortalFrameMessage['type']) => void): void {
  useEffect(() => {
    const say = (): void => tell(isCovered || document.visibilityState === 'hidden' ? 'pause' : 'resume');
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [isCovered, tell]);
}
