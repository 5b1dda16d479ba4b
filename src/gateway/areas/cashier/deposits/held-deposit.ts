/** Money that arrived waits: it came after the payment was given up, and would pass a limit of the member's deposits. */
export const LIMIT_REACHED = 'limitReached';
/** Money that arrived waits: an operator decided that it goes back to its payer. */
export const REFUNDING = 'refunding';
