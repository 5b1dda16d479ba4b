import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';
import { type Inline, readHtml } from './read-html.ts';

const Prose = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  max-width: 68ch;
  font-size: 15px;
  line-height: 24px;
  color: ${color.tx2};
  h2 { margin-block-start: 12px; font-size: 16px; line-height: 24px; font-weight: 600; color: ${color.tx}; }
  ul, ol { display: flex; flex-direction: column; gap: 6px; padding-inline-start: 22px; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li::marker { color: ${color.tx3}; }
  strong { font-weight: 600; color: ${color.tx}; }
  a { color: ${color.priTx}; text-decoration: underline; text-underline-offset: 3px; }
`;

/** The text of an announcement, which is HTML, as elements of our own: nothing in it is ever taken for markup. */
export function HtmlProse({ html }: { readonly html: string }) {
  return (
    <Prose>
      {[...readHtml(html).entries()].map(([position, block]) => {
        if (block.kind === 'heading') return <h2 key={position}>{inlines(block.parts)}</h2>;
        if (block.kind === 'paragraph') return <p key={position}>{inlines(block.parts)}</p>;
        const List = block.isNumbered ? 'ol' : 'ul';
        return (
          <List key={position}>
            {[...block.items.entries()].map(([item, parts]) => (
              <li key={item}>{inlines(parts)}</li>
            ))}
          </List>
        );
      })}
    </Prose>
  );
}

const inlines = (parts: readonly Inline[]): ReactNode =>
  [...parts.entries()].map(([position, part]) => <Fragment key={position}>{inline(part)}</Fragment>);

function inline(part: Inline): ReactNode {
  if (typeof part === 'string') return part;
  const words = inlines(part.parts);
  if (part.kind !== 'link') return part.kind === 'strong' ? <strong>{words}</strong> : <em>{words}</em>;
  if (part.href.startsWith('/')) return <Link to={part.href}>{words}</Link>;
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}
