import { useEffect, useState } from 'react';
import { type FitsRule, loadFitsRule } from './field-rule.ts';

/** The engine of patterns once it has come, while the form is being filled in. */
export function useFitsRule(): FitsRule | null {
  const [fits, setFits] = useState<FitsRule | null>(null);
  useEffect(() => {
    let isGone = false;
    loadFitsRule().then(
      (engine) => !isGone && setFits(() => engine),
      // The gateway judges by the same rules, and says what is wrong.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return fits;
}
