/** For `test.use`: the page draws all motion, as most visitors have it. The other journeys ask for less of it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
