import type { WidgetName } from '#contracts/generated/contracts.ts';
import { widgetFolder } from '#portal/widgets/view-bundles.ts';

/** The gateway's behaviour while a widget is shown in the gallery. */
export const DATA_STATES = ['filled', 'waiting', 'empty', 'failed'] as const;
export type DataState = (typeof DATA_STATES)[number];

type Props = Readonly<Record<string, unknown>>;

interface PropSchema {
  readonly enum?: readonly unknown[];
  readonly type?: string;
}

const fixtures = import.meta.glob<Props>('/src/portal/widgets/*/*/*.fixture.json', { eager: true, import: 'default' });
const schemas = import.meta.glob<{ readonly properties?: Readonly<Record<string, PropSchema>> }>(
  '/schemas/widgets/*/*.schema.json',
  { eager: true, import: 'default' },
);

/** Every widget of the vocabulary. */
export const widgetNames = Object.keys(schemas)
  .map((file) => file.replace(/^.*\/|\.schema\.json$/g, '') as WidgetName)
  .sort();

/** Widgets that show an account alone: in the gallery they are an example member's. */
export const ownWidgets: ReadonlySet<string> = new Set([
  'bank-accounts',
  'bet-records',
  'consolidated-funds',
  'contact-form',
  'deposit',
  'deposit-records',
  'e-wallets',
  'payment-password-form',
  'help-line',
  'lottery-desk',
  'member-checks',
  'play-limits',
  'profile-card',
  'profile-form',
  'profit',
  'protection-limits',
  'protection-pauses',
  'recent-games',
  'security-overview',
  'self-exclusion',
  'session-list',
  'sign-in-history',
  'social-accounts',
  'statement',
  'transaction-records',
  'transfer-upline',
  'two-step',
  'wallet-transfer',
  'withdraw',
  'withdrawal-records',
]);

/** The example of a widget's props. */
export const fixtureOf = (widget: string): Props =>
  fixtures[`/src/portal/widgets/${widgetFolder(widget)}/${widget}.fixture.json`] ?? {};

/** The looks that a widget's schema allows beside its example's: one for every other choice of each of its props. */
export function variantsOf(widget: string): ReadonlyArray<{ readonly name: string; readonly props: Props }> {
  const fixture = fixtureOf(widget);
  const { properties = {} } = schemas[`/schemas/widgets/${widgetFolder(widget)}.schema.json`] ?? {};
  return Object.entries(properties).flatMap(([name, { enum: choices, type }]) =>
    (choices ?? (type === 'boolean' ? [true, false] : []))
      .filter((choice) => choice !== fixture[name])
      .map((choice) => ({ name: `${name}: ${String(choice)}`, props: { ...fixture, [name]: choice } })),
  );
}
