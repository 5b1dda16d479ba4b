// The job of a password thread: it hashes one, or checks it against a hash. Plain JavaScript, so that it starts
// from source without a compiler.
import { hashSync, verifySync } from '@node-rs/argon2';

export const doPasswordJob = ({ password, passwordHash, cost }) =>
  passwordHash === undefined ? hashSync(password, cost) : verifySync(passwordHash, password);
