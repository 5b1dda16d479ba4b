import { type Config, type Data, Render, type Slot } from '@puckeditor/core';
import { Render as RenderOnServer } from '@puckeditor/core/rsc';
import type { UnknownNode } from '#contracts/generated/contracts.ts';
import { Heading, LinkButton, Paragraph, Row, Tile } from './page-views.tsx';

type Components = {
  heading: { text: string; level: 2 | 3 };
  'link-button': { label: string; to: string; look: string };
  paragraph: { text: string };
  row: { gapPx: number; items: Slot };
  tile: { title: string; studio: string; to: string; isHot?: boolean };
};

/**
 * The same views as blocks of Puck, with the fields that its editor would show. Called, not created as elements of
 * their own: a block's render function is its view.
 */
const config: Config<Components> = {
  components: {
    heading: {
      fields: { text: { type: 'text' }, level: { type: 'number' } },
      render: ({ id, text, level }) => Heading({ nodeId: id, text, level }),
    },
    'link-button': {
      fields: { label: { type: 'text' }, to: { type: 'text' }, look: { type: 'text' } },
      render: ({ id, label, to, look }) => LinkButton({ nodeId: id, label, to, look }),
    },
    paragraph: {
      fields: { text: { type: 'text' } },
      render: ({ id, text }) => Paragraph({ nodeId: id, text }),
    },
    row: {
      fields: { gapPx: { type: 'number' }, items: { type: 'slot' } },
      render: ({ id, gapPx, items: Items }) => Row({ nodeId: id, gapPx, children: <Items /> }),
    },
    tile: {
      fields: { title: { type: 'text' }, studio: { type: 'text' }, to: { type: 'text' } },
      render: ({ id, title, studio, to, isHot = false }) => Tile({ nodeId: id, title, studio, to, isHot }),
    },
  },
};

/** The nodes of a page as Puck keeps them: children are a prop of the kind 'slot'. */
export function puckData(nodes: readonly UnknownNode[]): Data<Components> {
  const blockOf = ({ id, widget, props, children }: UnknownNode): object => ({
    type: widget,
    props: { id, ...props, ...(children && { items: children.map(blockOf) }) },
  });
  return { root: { props: {} }, content: nodes.map(blockOf) } as Data<Components>;
}

/** The page through Puck's `<Render>`, as its documentation shows it. */
export function PuckPage({ data }: { readonly data: Data<Components> }) {
  return <Render config={config} data={data} />;
}

/** The same through the form that Puck has for server components. */
export function PuckServerPage({ data }: { readonly data: Data<Components> }) {
  return <RenderOnServer config={config} data={data} />;
}
