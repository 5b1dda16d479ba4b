/** 19 MiB, two passes, one lane: argon2id as it is recommended for servers; about 10 ms, off the event loop. */
export const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
