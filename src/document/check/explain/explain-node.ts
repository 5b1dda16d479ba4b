import { type UnknownNode, WIDGET_SCHEMAS, type WidgetName } from '#contracts/generated/contracts.ts';
import { type Validator, validateSharedSectionProps, widgetValidators } from '#contracts/generated/validators.js';
import { propsVerdicts } from '#contracts/generated/verdicts.js';
import type { Fault } from '#document/fault.ts';
import type { JsonPath } from '#document/json-path.ts';
import { MissingMigrationError, migrateProps, type Props } from '#document/migrations/node-migration.ts';
import { NODE_MIGRATIONS } from '#document/migrations/node-migrations.ts';
import { withSuggestion } from '#document/nearest-name.ts';
import { SHARED_SECTION, SHARED_SECTION_VERSION } from '#document/resolve/expand-sections.ts';
import { FIRST_VERSION, type WidgetSchema } from '#document/vocabulary.ts';
import { explainIssues } from './explain-issues.ts';

/** The validators of a node. */
export interface WidgetCheck extends WidgetSchema {
  /** Says no or yes, quickly. */
  readonly isValid: (props: unknown) => boolean;
  /** Reports every fault. */
  readonly validateProps: Validator<unknown>;
}

/** The checks by the name of the widget. A map, so that no widget is ever found on an object's prototype. */
export const WIDGET_CHECKS: ReadonlyMap<string, WidgetCheck> = new Map([
  ...Object.entries(WIDGET_SCHEMAS).map(([name, schema]): [string, WidgetCheck] => [
    name,
    { ...schema, isValid: propsVerdicts[name as WidgetName], validateProps: widgetValidators[name as WidgetName] },
  ]),
  [
    SHARED_SECTION,
    {
      version: SHARED_SECTION_VERSION,
      children: false,
      isValid: validateSharedSectionProps,
      validateProps: validateSharedSectionProps,
    },
  ],
]);

const devices = ['mobile', 'desktop'] as const;

/**
 * The faults of one node of a valid frame: its widget, its version, its props everywhere and on each device. Paths
 * begin at the node. Props of an older version are migrated first, so that one schema validates them all; faults name
 * the props as they are written.
 */
export function explainNode(node: UnknownNode): readonly Fault[] {
  const { widget } = node;
  const schema = WIDGET_CHECKS.get(widget);
  if (!schema) {
    const right = withSuggestion('name a widget of the product', widget, WIDGET_CHECKS.keys());
    return [{ path: ['widget'], wrong: `there is no widget ${JSON.stringify(widget)}`, right, severity: 'unknown' }];
  }
  const frame = explainFrame(node, schema);
  if (frame.some((fault) => fault.path[0] === 'version')) return frame;

  const lift = (props: Props): Props =>
    migrateProps(props, widget, node.version ?? FIRST_VERSION, schema.version, NODE_MIGRATIONS);
  const asWritten = (fault: Fault, within: JsonPath, written: Props): Fault => {
    const [, name, ...rest] = fault.path;
    if (name === undefined) return { ...fault, path: within };
    const writtenAs = writtenName(String(name), written, lift);
    const path = [...within, writtenAs, ...rest];
    if (writtenAs !== name) return { ...fault, path, right: `${fault.right}; ${calledNow(name, schema)}` };
    const newName =
      fault.isName && rest.length === 0 ? newNameOf(String(name), written[name], widget, schema) : undefined;
    return newName === undefined ? { ...fault, path } : { ...fault, path, right: calledNow(newName, schema) };
  };
  const written = node.props ?? {};
  const props = lift(written);
  const faults = [
    ...frame,
    ...explainIssues(schema.validateProps, props, ['props']).map((fault) => asWritten(fault, ['props'], written)),
  ];
  const known = new Set(faults.map(keyOf));
  for (const device of devices) {
    const given = node.at?.[device];
    if (!given) continue;
    for (const fault of explainIssues(schema.validateProps, { ...props, ...lift(given) }, ['props'])) {
      if (known.has(keyOf(asWritten(fault, ['props'], written)))) continue;
      faults.push(asWritten(fault, ['at', device], given));
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
      severity: 'unknown',
    });
  } else if (!reaches(widget, version, schema.version)) {
    faults.push({
      path: ['version'],
      wrong: `nothing lifts ${widget} from version ${version}`,
      right: `write it for version ${schema.version}`,
    });
  }
  // A newer version may take children.
  if (children && !schema.children && version <= schema.version) {
    faults.push({ path: ['children'], wrong: `${widget} takes no children`, right: 'take them out', isName: true });
  }
  return faults;
}

function calledNow(name: string | number, { version }: WidgetSchema): string {
  return `version ${version} calls it ${JSON.stringify(name)}`;
}

/** The current name of a prop that was renamed since an older version. */
function newNameOf(name: string, value: unknown, widget: string, { version }: WidgetSchema): string | undefined {
  if (!reaches(widget, FIRST_VERSION, version)) return undefined;
  const lifted = migrateProps({ [name]: value }, widget, FIRST_VERSION, version, NODE_MIGRATIONS);
  return Object.keys(lifted).find((other) => other !== name);
}

/** The name under which a lifted prop is written: the one without which the lifted props lack it. */
function writtenName(name: string, written: Props, lift: (props: Props) => Props): string {
  if (Object.hasOwn(written, name)) return name;
  const isItsSource = (candidate: string): boolean => {
    const { [candidate]: _left, ...others } = written;
    return !Object.hasOwn(lift(others), name);
  };
  return Object.hasOwn(lift(written), name) ? (Object.keys(written).find(isItsSource) ?? name) : name;
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
