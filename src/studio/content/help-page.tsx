import type { ContentProps } from './content-props.ts';
import { HELP, helpOf } from './draft.ts';
import { EntriesPage } from './entries-page.tsx';

/** The terms of the help centre, as the draft has them, in their order. */
export function HelpPage(content: ContentProps) {
  return (
    <EntriesPage
      {...{ content, title: 'content.help', one: 'content.term', view: 'help', list: HELP }}
      all={helpOf(content.draft)}
      idOf={({ term }) => term}
    />
  );
}
