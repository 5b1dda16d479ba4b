/** Returns an amount as the gateway takes it. Operators may write a decimal comma. */
export const typedAmount = (text: string): string => text.trim().replace(',', '.');
