import { pathToFileURL } from 'node:url';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pairedRounds, type RoundTimes } from '../measure/paired-rounds.ts';
import { buildServerPages, type PageSize, pageSizes } from './build-pages.ts';
import type { Contender } from './page-contenders.tsx';

type Pages = Readonly<Record<PageSize, Readonly<Record<Contender, () => ReactElement>>>>;

/** Renders the pages of all sizes on the server, each contender's turn by turn. */
export async function serverRounds(rounds: number): Promise<ReadonlyMap<PageSize, RoundTimes<Contender>>> {
  const { pages } = (await import(pathToFileURL(await buildServerPages()).href)) as { pages: Pages };
  return new Map(
    pageSizes.map((size) => {
      const { jsx, registry, puck, puckServer } = pages[size];
      if (renderToString(jsx()) !== renderToString(registry())) {
        throw new Error(`The hand-written page of ${size} nodes and the registry's are not the same page.`);
      }
      const work = {
        jsx: () => renderToString(jsx()),
        registry: () => renderToString(registry()),
        puck: () => renderToString(puck()),
        puckServer: () => renderToString(puckServer()),
      };
      return [size, pairedRounds(work, { rounds, turnMs: 12 })];
    }),
  );
}
