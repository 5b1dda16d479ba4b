import { useEffect } from 'react';
import type { PortalFrameMessage } from '#contracts/generated/contracts.ts';

/** Lets the game rest while something lies over it or nobody looks at the page. */
export function useRest(isCovered: boolean, send: (type: PortalFrameMessage['type']) => void): void {
  useEffect(() => {
    const say = (): void => send(isCovered || document.visibilityState === 'hidden' ? 'pause' : 'resume');
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [isCovered, send]);
}
