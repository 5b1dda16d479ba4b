import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PropsByWidget, WidgetName } from '#contracts/generated/contracts.ts';
import { type Validator, widgetValidators } from '#contracts/generated/validators.js';

/** Where the widgets live. */
export const WIDGETS_FOLDER = join(import.meta.dirname, '..', 'widgets');

/** The example of a widget's props that stands in its folder. */
export function widgetFixture<Name extends WidgetName>(name: Name): PropsByWidget[Name] {
  const props: unknown = JSON.parse(readFileSync(join(WIDGETS_FOLDER, name, `${name}.fixture.json`), 'utf8'));
  const validate: Validator<PropsByWidget[Name]> = widgetValidators[name];
  if (validate(props)) return props;
  throw new Error(`${name}.fixture.json is no example of its props: ${JSON.stringify(validate.errors)}`);
}
