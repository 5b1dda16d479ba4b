import type { RichTextBlock } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Prose } from './rich-text.styles.ts';

const tags = { title: 'h1', heading: 'h2', paragraph: 'p', item: 'p' } as const satisfies Record<
  RichTextBlock['kind'],
  string
>;

export function RichTextView({ nodeId, look = 'text', blocks }: WidgetViewProps<'rich-text'>) {
  const { text } = useWords();
  return (
    <Prose $look={look} data-node={nodeId} data-widget="rich-text">
      {[...blocks.entries()].map(([position, block]) => {
        const Tag = tags[block.kind];
        return (
          <Tag key={position} data-kind={block.kind}>
            {text(block.text)}
          </Tag>
        );
      })}
    </Prose>
  );
}
