/** The views of player protection, in one file (`view-bundles.ts` tells why). */
export { HelpLineView } from './help-line/help-line.tsx';
export { ProtectionLimitsView } from './protection-limits/protection-limits.tsx';
export { ProtectionPausesView } from './protection-pauses/protection-pauses.tsx';
