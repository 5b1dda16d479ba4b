/** Takes the place of `src/gateway/secrets/argon2-cost.ts` in tests, which hash hundreds of passwords. */
export const ARGON2_COST = { memoryCost: 256, timeCost: 2, parallelism: 1 };
