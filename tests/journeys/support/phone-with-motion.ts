import type { BrowserContextOptions } from '@playwright/test';

/** For `test.use`: phones draw all motion, as most visitors' do. The other journeys ask for less of it. */
export const phoneWithMotion = {
  contextOptions: async (
    { isMobile }: { readonly isMobile: boolean },
    use: (options: BrowserContextOptions) => Promise<void>,
  ): Promise<void> => use({ reducedMotion: isMobile ? 'no-preference' : 'reduce' }),
};
