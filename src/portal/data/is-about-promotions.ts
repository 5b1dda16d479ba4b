/** Whether a query is about how promotions stand with the member, or about what can be claimed. */
export const isAboutPromotions = ([path]: readonly unknown[]): boolean =>
  /^\/wps\/member\/(promotions|rewards)/.test(String(path));
