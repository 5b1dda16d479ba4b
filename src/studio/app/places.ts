import { type ComponentType, lazy } from 'react';
import type { OperatorMe, OperatorRole } from '#contracts/generated/contracts.ts';
import { ALL_SITES, mayAct } from '#contracts/operator-roles.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { queueKinds } from '../queues/queue-kinds.ts';
import { QueuesPlace } from '../queues/queues-place.tsx';
import type { IconName } from '../ui/icon.tsx';
import type { PlaceProps } from './place-props.ts';

/** A place of the desk. Its address is `/<key>/<site>/<path>`. */
export interface Place {
  readonly key:
    | 'queues'
    | 'members'
    | 'chats'
    | 'vendors'
    | 'payments'
    | 'figures'
    | 'content'
    | 'system'
    | 'operators';
  readonly path: string;
  readonly label: StudioWord;
  readonly icon: IconName;
  /** One of these on the site lets an operator in; the others do not see the place. */
  readonly roles: readonly OperatorRole[];
  /** Whether the roles have to be held on all sites. */
  readonly isGlobal?: boolean;
  readonly Page: ComponentType<PlaceProps>;
}

/** The places of the desk, in the order of its bar. */
export const places: readonly Place[] = [
  {
    ...{ key: 'queues', path: ':kind?/:caseId?', label: 'queue.title', icon: 'inbox' },
    roles: [...queueKinds.map(({ role }) => role), 'auditor'],
    Page: QueuesPlace,
  },
  {
    ...{ key: 'members', path: ':memberId?/:tab?', label: 'members.title', icon: 'users' },
    roles: ['support', 'cashier', 'auditor'],
    Page: lazy(async () => ({ default: (await import('../members/members-place.tsx')).MembersPlace })),
  },
  {
    ...{ key: 'chats', path: ':chatId?', label: 'chat.title', icon: 'messages-square', roles: ['support'] },
    Page: lazy(async () => ({ default: (await import('../chats/chats-place.tsx')).ChatsPlace })),
  },
  {
    ...{ key: 'vendors', path: ':view?', label: 'vendors.title', icon: 'plug' },
    roles: ['support', 'cashier', 'auditor'],
    Page: lazy(async () => ({ default: (await import('../vendors/vendors-place.tsx')).VendorsPlace })),
  },
  {
    ...{ key: 'payments', path: ':view?', label: 'payments.title', icon: 'credit-card', roles: ['cashier', 'auditor'] },
    Page: lazy(async () => ({ default: (await import('../payments/payments-place.tsx')).PaymentsPlace })),
  },
  {
    ...{ key: 'figures', path: '', label: 'figures.title', icon: 'chart-line', roles: ['cashier', 'auditor'] },
    Page: lazy(async () => ({ default: (await import('../figures/figures-place.tsx')).FiguresPlace })),
  },
  {
    ...{
      key: 'content',
      path: ':view?/:entryId?',
      label: 'content.title',
      icon: 'megaphone',
      roles: ['viewer', 'support'],
    },
    Page: lazy(async () => ({ default: (await import('../content/content-place.tsx')).ContentPlace })),
  },
  {
    ...{ key: 'system', path: '', label: 'system.title', icon: 'server-cog' },
    roles: ['viewer'],
    Page: lazy(async () => ({ default: (await import('../system/system-place.tsx')).SystemPlace })),
  },
  {
    ...{ key: 'operators', path: '', label: 'operators.title', icon: 'user-cog', roles: ['admin'], isGlobal: true },
    Page: lazy(async () => ({ default: (await import('../operators/operators-place.tsx')).OperatorsPlace })),
  },
];

/** The places of a site that an operator may enter. */
export const placesOf = ({ roles: grants }: OperatorMe, siteId: string): readonly Place[] =>
  places.filter(({ roles, isGlobal }) =>
    roles.some((role) => mayAct(grants, role, isGlobal === true ? ALL_SITES : siteId)),
  );

/** The address of a place at a site. If the operator may not enter it, that of the first place that it may. */
export function addressOf(operator: OperatorMe, siteId: string, wanted: Place | null): string {
  const entered = placesOf(operator, siteId);
  const place = entered.find((one) => one === wanted) ?? entered[0];
  return `/${place?.key ?? 'none'}/${siteId}`;
}
