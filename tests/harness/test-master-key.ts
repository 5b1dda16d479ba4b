/** The master key of tests, as `MASTER_KEY` takes it. */
export const TEST_MASTER_KEY = Buffer.alloc(32, 'marquee test').toString('base64');
