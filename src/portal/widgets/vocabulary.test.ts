import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WIDGET_SCHEMAS, type WidgetName } from '#contracts/generated/contracts.ts';
import { viewName } from '#portal/app/widget-views.ts';
import { WIDGETS_FOLDER, widgetFixture } from '#portal/testing/widget-fixture.ts';
import { viewBundles, viewFile } from './view-bundles.ts';
import { widgetRegistry } from './widget-registry.ts';

const SCHEMAS_FOLDER = join(import.meta.dirname, '../../../schemas/widgets');

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

const families = foldersIn(WIDGETS_FOLDER);
const familyOf = new Map(
  families.flatMap((family) => foldersIn(join(WIDGETS_FOLDER, family)).map((widget) => [widget, family] as const)),
);
const folders = [...familyOf.keys()].sort();
const folderOf = (widget: string): string => join(WIDGETS_FOLDER, familyOf.get(widget) ?? '', widget);

const registered = Object.entries(widgetRegistry);
const bundles = Object.entries(viewBundles).flatMap(([family, together]) =>
  Object.entries(together).map(([bundle, widgets]) => [bundle, family, widgets] as const),
);

/** The rows of a family's registry: `shellWidgets` of `shell/shell-widgets.ts`. */
async function rowsOf(family: string): Promise<readonly string[]> {
  const module: Readonly<Record<string, object>> = await import(join(WIDGETS_FOLDER, family, `${family}-widgets.ts`));
  return Object.keys(module[`${family}Widgets`] ?? {});
}

describe('the vocabulary', () => {
  it('has one folder, one schema of the same family and one entry of the registry per widget, all of one name', () => {
    const schemas = readdirSync(SCHEMAS_FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.schema.json'))
      .map((file) => file.replace('.schema.json', ''));
    expect(schemas.sort()).toEqual([...familyOf].map(([widget, family]) => join(family, widget)).sort());
    expect(Object.keys(WIDGET_SCHEMAS).sort()).toEqual(folders);
    expect(Object.keys(widgetRegistry).sort()).toEqual(folders);
  });

  it('has each widget in one family', () => {
    expect(families.flatMap((family) => foldersIn(join(WIDGETS_FOLDER, family))).sort()).toEqual(folders);
  });

  it.each(families)('lists the widgets of %s alphabetically, those of its folder and no other', async (family) => {
    const own = foldersIn(join(WIDGETS_FOLDER, family));
    expect(await rowsOf(family)).toEqual(own);
  });

  it.each(registered)('%s is defined under its own name, for the version of its schema', (name, definition) => {
    expect(definition.type).toBe(name);
    const schema = JSON.parse(
      readFileSync(join(SCHEMAS_FOLDER, familyOf.get(name) ?? '', `${name}.schema.json`), 'utf8'),
    );
    expect(definition.version).toBe(schema['x-version']);
    expect(definition.version).toBe(WIDGET_SCHEMAS[definition.type].version);
  });

  it.each(registered)('%s has the view that a page finds by its name', async (name, definition) => {
    const module: object = await import(join(folderOf(name), `${name}.tsx`));
    expect(Object.entries(module)).toContainEqual([viewName(name), await definition.view()]);
  });

  it.each(registered)('%s has that view in the file that its family tells', async (name, definition) => {
    const module: object = await import(join(WIDGETS_FOLDER, viewFile(name) ?? ''));
    expect(Object.entries(module)).toContainEqual([viewName(name), await definition.view()]);
  });

  it.each(bundles)('brings the views of the %s together, all of them and no other', async (bundle, family, widgets) => {
    const module: object = await import(join(WIDGETS_FOLDER, family, `${bundle}-views.ts`));
    expect(Object.keys(module).sort()).toEqual(widgets.map(viewName).sort());
  });

  it.each(folders)('%s is a folder of view, fixture and test', (name) => {
    const isThere = (file: string): boolean => existsSync(join(folderOf(name), file));
    const files = [`${name}.tsx`, `${name}.fixture.json`];
    expect(files.filter((file) => !isThere(file))).toEqual([]);
    expect([`${name}.test.tsx`, `${name}.isolated.test.tsx`].some(isThere)).toBe(true);
  });

  it.each(folders.filter((name) => existsSync(join(folderOf(name), `${name}-widget.ts`))))(
    '%s has a definition of its own for what a row of the registry cannot say',
    (name) => {
      const { queries, skeleton } = widgetRegistry[name as WidgetName];
      expect([queries, skeleton].some(Boolean)).toBe(true);
    },
  );

  it.each(Object.keys(WIDGET_SCHEMAS) as WidgetName[])('%s has a fixture that its schema accepts', (name) => {
    expect(() => widgetFixture(name)).not.toThrow();
  });
});
