/** The query of an address that shows one withdrawal, or none for null; what else it asks for stays. */
export function withWithdrawal(search: string, withdrawalId: string | null): string {
  const query = new URLSearchParams(search);
  if (withdrawalId === null) query.delete('withdrawal');
  else query.set('withdrawal', withdrawalId);
  return `?${query}`;
}
