/** Whether a query is about points, or what they are redeemed for. */
export const isAboutPoints = ([path]: readonly unknown[]): boolean => /MCSFE_(points|redeem)/.test(String(path));
