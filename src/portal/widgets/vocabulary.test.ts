import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WIDGET_SCHEMAS, type WidgetName } from '#contracts/generated/contracts.ts';
import { viewName } from '#portal/app/widget-views.ts';
import { WIDGETS_FOLDER, widgetFixture } from '#portal/testing/widget-fixture.ts';
import { viewBundles } from './view-bundles.ts';
import { widgetRegistry } from './widget-registry.ts';

const SCHEMAS_FOLDER = join(import.meta.dirname, '../../../schemas/widgets');

const folders = readdirSync(WIDGETS_FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

const registered = Object.entries(widgetRegistry);

describe('the vocabulary', () => {
  it('has one folder, one schema and one entry of the registry per widget, all of one name', () => {
    const schemas = readdirSync(SCHEMAS_FOLDER).map((file) => file.replace('.schema.json', ''));
    expect(schemas.sort()).toEqual(folders);
    expect(Object.keys(WIDGET_SCHEMAS).sort()).toEqual(folders);
    expect(Object.keys(widgetRegistry).sort()).toEqual(folders);
  });

  it('lists its widgets alphabetically', () => {
    expect(Object.keys(widgetRegistry)).toEqual(folders);
  });

  it.each(registered)('%s is defined under its own name, for the version of its schema', (name, definition) => {
    expect(definition.type).toBe(name);
    const schema = JSON.parse(readFileSync(join(SCHEMAS_FOLDER, `${name}.schema.json`), 'utf8'));
    expect(definition.version).toBe(schema['x-version']);
    expect(definition.version).toBe(WIDGET_SCHEMAS[definition.type].version);
  });

  it.each(registered)('%s has the view that a page finds by its name', async (name, definition) => {
    const module: object = await import(join(WIDGETS_FOLDER, name, `${name}.tsx`));
    expect(Object.entries(module)).toContainEqual([viewName(name), await definition.view()]);
  });

  it.each(Object.entries(viewBundles))(
    'brings the views of the %s together, all of them and no other',
    async (bundle, widgets) => {
      const module: object = await import(join(WIDGETS_FOLDER, `${bundle}-views.ts`));
      expect(Object.keys(module).sort()).toEqual(widgets.map(viewName).sort());
    },
  );

  it.each(folders)('%s is a folder of definition, view, fixture and test', (name) => {
    const isThere = (file: string): boolean => existsSync(join(WIDGETS_FOLDER, name, file));
    const files = [`${name}-widget.ts`, `${name}.tsx`, `${name}.fixture.json`];
    expect(files.filter((file) => !isThere(file))).toEqual([]);
    expect([`${name}.test.tsx`, `${name}.isolated.test.tsx`].some(isThere)).toBe(true);
  });

  it.each(Object.keys(WIDGET_SCHEMAS) as WidgetName[])('%s has a fixture that its schema accepts', (name) => {
    expect(() => widgetFixture(name)).not.toThrow();
  });
});
