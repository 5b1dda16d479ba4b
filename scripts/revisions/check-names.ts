import type { PushRevision } from '#contracts/generated/contracts.ts';
import { validatePushRevision } from '#contracts/generated/validators.js';

/** One sentence for each file of a site that the gateway would refuse for its name. */
export function checkNames(siteId: string, { sources, assets }: PushRevision): readonly string[] {
  const isNamedWell = validatePushRevision({ sources: withoutContents(sources), assets: withoutContents(assets) });
  const issues = isNamedWell ? [] : (validatePushRevision.errors ?? []);
  return issues.flatMap(({ instancePath, keyword, params }) => {
    if (keyword !== 'propertyNames') return [];
    const isAsset = instancePath === '/assets';
    const file = `${isAsset ? `sites/${siteId}/assets/` : ''}${String(params.propertyName)}`;
    const start = isAsset ? ', and no dot at the start' : '';
    return [
      `${file}: the gateway takes no such name; use letters, digits, ".", "_" and "-"${start}, or remove the file`,
    ];
  });
}

function withoutContents(contents: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(contents).map((name) => [name, '']));
}
