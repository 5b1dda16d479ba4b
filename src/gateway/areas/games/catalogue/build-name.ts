/**
 * Names what this program was built from: another build may answer the same question otherwise. Where sources run as
 * they are, each start counts as a build of its own.
 */
export const BUILD_NAME: string = process.env.MARQUEE_BUILD ?? Date.now().toString(36);
