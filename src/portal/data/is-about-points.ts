/** Whether a query is about points, or what they are redeemed for. */
export const isAboutPoints = ([path]: readonly unknown[]): boolean => String(path).startsWith('/wps/relay/MCSFE_');
