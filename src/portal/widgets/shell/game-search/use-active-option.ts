import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Which option of a list the keys are at, while the focus stays in the field (WAI-ARIA, combobox). Up and down go
 * round, Home and End go to the ends once a list is being walked through, Enter chooses, or takes the first where none
 * is reached yet.
 */
export function useActiveOption(list: RefObject<HTMLElement | null>, found: unknown) {
  const [activeId, setActiveId] = useState<string | null>(null);
  // New results are a new list: keyboard navigation starts again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are what it depends on.
  useEffect(() => setActiveId(null), [found]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
      if (options.length === 0) return;
      const at = options.findIndex(({ id }) => id === activeId);
      if (event.key === 'Enter') {
        event.preventDefault();
        (options[at] ?? options[0])?.click();
        return;
      }
      const isWalking = at >= 0;
      const to = {
        ArrowDown: at + 1,
        ArrowUp: isWalking ? at - 1 : options.length - 1,
        Home: isWalking ? 0 : undefined,
        End: isWalking ? options.length - 1 : undefined,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      setActiveId(options[(to + options.length) % options.length]?.id ?? null);
    },
    [list, activeId],
  );
  return { activeId, onKeyDown };
}
