/**
 * A program: argon2 verification and nothing else, as many at once as its argument says. For each message it works that
 * long and sends how many it made.
 */
import { hashPassword, isPasswordOf } from '#gateway/secrets/password-hash.ts';

const atOnce = Number(process.argv[2]);
const passwordHash = await hashPassword('Under-the-lights-7');

process.on('message', async (forMs: number) => {
  const endsAt = performance.now() + forMs;
  let made = 0;
  const verify = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      await isPasswordOf('Under-the-lights-7', passwordHash);
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, verify));
  process.send?.(made);
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
