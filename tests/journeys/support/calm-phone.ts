/**
 * A phone without dense pixels and motion, for journeys about accounts: drawing both is a third of what such a journey
 * costs, and the journeys about looks have them.
 */
export const calmPhone = { deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } } as const;
