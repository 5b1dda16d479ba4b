/** For `test.use`: the page draws its animations and transitions. Other journeys ask for reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
