/** Money that arrived waits: it came after the payment was given up, and would pass the member's own limit. */
export const LIMIT_REACHED = 'limitReached';
/** Money that arrived waits: an operator decided that it goes back to its payer. */
export const REFUNDING = 'refunding';
