import type { Device, UnknownNode } from '#contracts/generated/contracts.ts';
import { type Facts, holds, nextChange } from '#document/condition.ts';
import { MissingMigrationError, migrateProps, type Props } from '#document/migrations/node-migration.ts';
import { FIRST_VERSION, VOCABULARY, type Vocabulary } from '#document/vocabulary.ts';

/** A node that is shown, ready to be handed to its view without another copy. */
export interface PlannedNode {
  readonly id: string;
  readonly widget: string;
  /** The widget's props for the device, with `nodeId` and, where the widget takes children, `nodes`. */
  readonly props: Readonly<Record<string, unknown>>;
  /** The planned children; empty where the widget takes none. */
  readonly children: readonly PlannedNode[];
  /** Whether it is shown hangs on a session that has not been read: it keeps its box with a neutral placeholder. */
  readonly isPending: boolean;
}

/** Why a node of the document is not shown although its condition holds. */
export type SkipReason = 'unknown widget' | 'written for a newer version' | 'no migration from its version';

export interface SkippedNode {
  readonly id: string;
  readonly widget: string;
  readonly reason: SkipReason;
}

export interface NodePlan {
  readonly nodes: readonly PlannedNode[];
  readonly skipped: readonly SkippedNode[];
}

/**
 * Decides which nodes are shown, and with which props. Pure: the same nodes and facts give the same plan. Unknown
 * widgets and newer versions are skipped, never thrown at; older versions are lifted by their migrations.
 * @param knows tells whether the caller can show a widget.
 */
export function planNodes(
  nodes: readonly UnknownNode[],
  facts: Facts,
  knows: (widget: string) => boolean,
  vocabulary: Vocabulary = VOCABULARY,
): NodePlan {
  const skipped: SkippedNode[] = [];
  return { nodes: planList(nodes, { facts, knows, vocabulary, skipped }), skipped };
}

/**
 * The next moment at which a period of the nodes or their children begins or ends, later than now: a page made of them
 * is right until then. RFC 3339 in UTC; null when nothing changes any more.
 */
export function nextChangeOfNodes(nodes: readonly UnknownNode[], now: string): string | null {
  let next: string | null = null;
  for (const node of nodes) {
    if (node.hidden) continue;
    for (const moment of [
      node.when ? nextChange(node.when, now) : null,
      node.children ? nextChangeOfNodes(node.children, now) : null,
    ]) {
      // Both are written in UTC with the same number of digits, so the texts compare as the moments do.
      if (moment !== null && (next === null || moment < next)) next = moment;
    }
  }
  return next;
}

interface Planning {
  readonly facts: Facts;
  readonly knows: (widget: string) => boolean;
  readonly vocabulary: Vocabulary;
  readonly skipped: SkippedNode[];
}

function planList(nodes: readonly UnknownNode[], planning: Planning): readonly PlannedNode[] {
  const planned: PlannedNode[] = [];
  for (const node of nodes) {
    const one = planNode(node, planning);
    if (one) planned.push(one);
  }
  return planned;
}

function planNode(node: UnknownNode, planning: Planning): PlannedNode | null {
  const { facts, knows, vocabulary, skipped } = planning;
  const verdict = node.hidden ? false : node.when ? holds(node.when, facts) : true;
  if (verdict === false) return null;
  const { id, widget } = node;
  const skip = (reason: SkipReason): null => {
    skipped.push({ id, widget, reason });
    return null;
  };

  const schema = vocabulary.widgets.get(widget);
  if (!schema || !knows(widget)) return skip('unknown widget');
  const version = node.version ?? FIRST_VERSION;
  if (version > schema.version) return skip('written for a newer version');
  let props: Record<string, unknown>;
  try {
    props =
      version === schema.version
        ? { ...node.props, ...node.at?.[facts.device], nodeId: id }
        : { ...liftedProps(node, facts.device, version, schema.version, vocabulary), nodeId: id };
  } catch (error) {
    if (error instanceof MissingMigrationError) return skip('no migration from its version');
    throw error;
  }

  const children = schema.children && node.children ? planList(node.children, planning) : [];
  if (schema.children) props.nodes = children;
  return { id, widget, props, children, isPending: verdict === 'unknown' };
}

/**
 * The props of an older node as its widget has them now. The props of the device are lifted apart: they are few of the
 * whole.
 */
function liftedProps(node: UnknownNode, device: Device, from: number, to: number, { migrations }: Vocabulary): Props {
  const lift = (props: Props): Props => migrateProps(props, node.widget, from, to, migrations);
  return { ...lift(node.props ?? {}), ...lift(node.at?.[device] ?? {}) };
}
