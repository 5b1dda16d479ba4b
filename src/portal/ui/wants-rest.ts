/** Whether the visitor asked their system for less motion. */
export const wantsRest = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How a scroll that guides the visitor moves: smooth, or at once for visitors who prefer reduced motion. */
export const glide = (): ScrollBehavior => (wantsRest() ? 'instant' : 'smooth');
