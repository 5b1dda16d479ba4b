/** Whether the visitor asked their system for less motion. */
export const wantsRest = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How a scroll that shows the visitor the way goes: gliding, or at once for who wants rest. */
export const glide = (): ScrollBehavior => (wantsRest() ? 'instant' : 'smooth');
