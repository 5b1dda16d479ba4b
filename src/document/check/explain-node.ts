import { type UnknownNode, WIDGET_SCHEMAS, type WidgetName } from '#contracts/generated/contracts.ts';
import { type Validator, widgetValidators } from '#contracts/generated/validators.js';
import { propsVerdicts } from '#contracts/generated/verdicts.js';
import type { Fault } from '../fault.ts';
import { MissingMigrationError, migrateProps, type Props } from '../migrations/node-migration.ts';
import { NODE_MIGRATIONS } from '../migrations/node-migrations.ts';
import { withSuggestion } from '../nearest-name.ts';
import { FIRST_VERSION, type WidgetSchema } from '../vocabulary.ts';
import { explainIssues } from './explain-issues.ts';

/** What a node is checked by. */
export interface WidgetCheck extends WidgetSchema {
  /** Says no or yes, quickly. */
  readonly isValid: (props: unknown) => boolean;
  /** Tells everything that is wrong. */
  readonly validateProps: Validator<unknown>;
}

/** The checks by the name of the widget. A map, so that no widget is ever found on an object's prototype. */
export const WIDGET_CHECKS: ReadonlyMap<string, WidgetCheck> = new Map(
  Object.entries(WIDGET_SCHEMAS).map(([name, schema]) => [
    name,
    { ...schema, isValid: propsVerdicts[name as WidgetName], validateProps: widgetValidators[name as WidgetName] },
  ]),
);

const devices = ['mobile', 'desktop'] as const;

/** What is wrong with one node of a valid frame: its widget, its version, its props everywhere and on each device. Paths begin at the node. */
export function explainNode(node: UnknownNode): readonly Fault[] {
  const { widget } = node;
  const schema = WIDGET_CHECKS.get(widget);
  if (!schema) {
    const right = withSuggestion('name a widget of the product', widget, WIDGET_CHECKS.keys());
    return [{ path: ['widget'], wrong: `there is no widget ${JSON.stringify(widget)}`, right }];
  }
  const frame = explainFrame(node, schema);
  if (frame.some((fault) => fault.path[0] === 'version')) return frame;

  const lift = (props: Props): Props =>
    migrateProps(props, widget, node.version ?? FIRST_VERSION, schema.version, NODE_MIGRATIONS);
  const props = lift(node.props ?? {});
  const faults = [...frame, ...explainIssues(schema.validateProps, props, ['props'])];
  const known = new Set(faults.map(keyOf));
  for (const device of devices) {
    const given = node.at?.[device];
    if (!given) continue;
    for (const fault of explainIssues(schema.validateProps, { ...props, ...lift(given) }, ['props'])) {
      if (known.has(keyOf(fault))) continue;
      const [, ...within] = fault.path;
      faults.push({ ...fault, path: ['at', device, ...within] });
    }
  }
  return faults;
}

function explainFrame(
  { widget, version = FIRST_VERSION, children }: UnknownNode,
  schema: WidgetSchema,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (version > schema.version) {
    faults.push({
      path: ['version'],
      wrong: `${widget} has no version ${version} yet`,
      right: `give ${schema.version} or less`,
    });
  } else if (!reaches(widget, version, schema.version)) {
    faults.push({
      path: ['version'],
      wrong: `nothing lifts ${widget} from version ${version}`,
      right: `write it for version ${schema.version}`,
    });
  }
  if (children && !schema.children) {
    faults.push({ path: ['children'], wrong: `${widget} takes no children`, right: 'take them out', isName: true });
  }
  return faults;
}

function reaches(widget: string, from: number, to: number): boolean {
  try {
    migrateProps({}, widget, from, to, NODE_MIGRATIONS);
    return true;
  } catch (error) {
    if (error instanceof MissingMigrationError) return false;
    throw error;
  }
}

function keyOf({ path, wrong }: Fault): string {
  return JSON.stringify([path, wrong]);
}
