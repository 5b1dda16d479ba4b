import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

const root = path.resolve('schemas');

/**
 * The validator that an editor builds of a schema: every file by its place, as references go.
 * @param file the schema's name below schemas/, such as `editor/layout.schema.json`.
 */
export function editorValidator(file: string) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  for (const room of ['documents', 'widgets', 'editor']) {
    const names = readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((file) => file.endsWith('.schema.json'))) {
      const { $id: _id, ...schema } = JSON.parse(readFileSync(path.join(root, room, name), 'utf8')) as { $id?: string };
      ajv.addSchema({ ...schema, $id: `https://schemas.example/${room}/${name}` });
    }
  }
  const validate = ajv.getSchema(`https://schemas.example/${file}`);
  if (!validate) throw new Error(`${file} is no schema`);
  return (value: unknown): boolean => validate(value) === true;
}
