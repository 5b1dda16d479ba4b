/** The query of an address that shows one deposit, or none for null; what else it asks for stays. */
export function withDeposit(search: string, depositId: string | null): string {
  const query = new URLSearchParams(search);
  if (depositId === null) query.delete('deposit');
  else query.set('deposit', depositId);
  return `?${query}`;
}
