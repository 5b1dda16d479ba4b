import type { ComponentType, ReactElement } from 'react';
import { pageNodes } from './page-nodes.ts';
import { PuckPage, PuckServerPage, puckData } from './puck-page.tsx';
import { planPage, RegistryPage } from './registry-page.tsx';

/** Ways to render one page. */
export type Contender = 'jsx' | 'registry' | 'puck' | 'puckServer';

/** The page of each contender as an element, its documents prepared beforehand. */
export function pageContenders(
  count: number,
  HandWritten: ComponentType,
): Readonly<Record<Contender, () => ReactElement>> {
  const nodes = pageNodes(count);
  const plan = planPage(nodes);
  const data = puckData(nodes);
  return {
    jsx: () => <HandWritten />,
    registry: () => <RegistryPage plan={plan} />,
    puck: () => <PuckPage data={data} />,
    puckServer: () => <PuckServerPage data={data} />,
  };
}
