/** Held for an operator: the money came after the deposit expired or failed, and exceeds the member's limit. */
export const LIMIT_REACHED = 'limitReached';
/** An operator rejected the deposit; the provider is asked to refund it. */
export const REFUNDING = 'refunding';
