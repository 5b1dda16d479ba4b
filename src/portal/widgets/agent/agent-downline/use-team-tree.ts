import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamMembers, TeamRow } from '#contracts/generated/contracts.ts';
import { type TeamAsk, teamQuery } from '#portal/data/team-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { BRANCH_SIZE, type TreeBranch, type TreeNode } from '#portal/forms/desk/tree-rows.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** What the tree is of: a search has no tree, but a list. */
export type TreeAsk = Omit<TeamAsk, 'pageNo' | 'pageSize'>;

/** Branches of a team as far as they are fetched. */
export function useTeamTree(ask: TreeAsk) {
  const { language } = useSite();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  /** How many pages of a branch to fetch: one unless set. */
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const first = useOwnQuery({
    ...teamQuery({ ...ask, pageNo: 1, pageSize: BRANCH_SIZE }, language),
    placeholderData: keepPreviousData,
  });
  const root = first.data?.root ?? null;
  const topId = root?.memberId ?? '';
  const wanted = [topId, ...[...opened].filter((id) => id !== topId)].flatMap((id) =>
    Array.from({ length: pages.get(id) ?? 1 }, (_, page) => ({ id, pageNo: page + 1 })),
  );
  // The first page of the top is the list itself.
  const further = wanted.filter(({ id, pageNo }) => id !== '' && !(id === topId && pageNo === 1));
  const answers = useQueries({
    queries: further.map(({ id, pageNo }) =>
      teamQuery({ ...ask, search: undefined, parent: id, pageNo, pageSize: BRANCH_SIZE }, language),
    ),
  });
  const fetched = (id: string): readonly TeamMembers[] => [
    ...(id === topId && first.data ? [first.data] : []),
    ...answers.flatMap(({ data }, at) => (further[at]?.id === id && data ? [data] : [])),
  ];
  const branchOf = (id: string): TreeBranch<TeamRow> | undefined => {
    const some = fetched(id);
    const [one] = some;
    if (one === undefined) return undefined;
    return { nodes: some.flatMap(({ list }) => list.map(nodeOf)), total: one.totalCount };
  };
  const list = first.data?.list ?? [];
  const top: TreeBranch<TeamRow> =
    root === null ? { nodes: list.map(nodeOf), total: list.length } : { nodes: [nodeOf(root)], total: 1 };
  return {
    ...{ answer: first, top, branchOf, opened: root === null ? opened : new Set([...opened, topId]) },
    onOpen({ id }: TreeNode<TeamRow>, isOpen: boolean): void {
      const next = new Set(opened);
      if (isOpen) next.add(id);
      else next.delete(id);
      setOpened(next);
    },
    onMore(parent: string | null): void {
      const id = parent ?? topId;
      setPages(new Map([...pages, [id, (pages.get(id) ?? 1) + 1]]));
    },
  };
}

const nodeOf = (row: TeamRow): TreeNode<TeamRow> => ({
  ...{ id: row.memberId, name: row.account, isParent: row.people > 0, value: row },
});
