import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PropsByWidget, WidgetName } from '#contracts/generated/contracts.ts';
import { type Validator, widgetValidators } from '#contracts/generated/validators.js';
import { widgetFolder } from '#portal/widgets/view-bundles.ts';

/** The folder of the widget families. */
export const WIDGETS_FOLDER = join(import.meta.dirname, '..', 'widgets');

/** The example of a widget's props that stands in its folder. */
export function widgetFixture<Name extends WidgetName>(name: Name): PropsByWidget[Name] {
  const file = join(WIDGETS_FOLDER, widgetFolder(name) ?? name, `${name}.fixture.json`);
  const props: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const validate: Validator<PropsByWidget[Name]> = widgetValidators[name];
  if (validate(props)) return props;
  throw new Error(`${name}.fixture.json is no example of its props: ${JSON.stringify(validate.errors)}`);
}
