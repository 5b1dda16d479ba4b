/** The address of a promotion on the page of promotions. */
export const promotionAddress = (pathname: string, id: string): string =>
  `${pathname}?${new URLSearchParams({ promotion: id })}`;
