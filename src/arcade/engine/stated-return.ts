/** A stated return as it is shown: `96.40`. It is given in hundredths of a percent. */
export function statedReturn({ returnBasisPoints }: { readonly returnBasisPoints: number }): string {
  return (returnBasisPoints / 100).toFixed(2);
}
