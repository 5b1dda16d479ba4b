import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';
import { useImageSource } from '../image-source.tsx';
import { type Block, type Inline, type List, readHtml, type Table } from './read-html.ts';

const Prose = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  max-width: 68ch;
  font-size: 15px;
  line-height: 24px;
  color: ${color.tx2};
  h2, h3, h4 { margin-block-start: 12px; font-size: 16px; line-height: 24px; font-weight: 600; color: ${color.tx}; }
  h2:first-child, h3:first-child, h4:first-child { margin-block-start: 0; }
  ul, ol { display: flex; flex-direction: column; gap: 6px; padding-inline-start: 22px; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li > ul, li > ol { margin-block-start: 6px; }
  li::marker { color: ${color.tx3}; }
  strong { font-weight: 600; color: ${color.tx}; }
  em { font-style: italic; }
  small { font-size: 13px; }
  a { color: ${color.priTx}; text-decoration: underline; text-underline-offset: 3px; }
  hr { width: 100%; border: 0; border-block-start: 1px solid ${color.line}; }
  blockquote { padding-inline-start: 14px; border-inline-start: 3px solid ${color.line2}; }
  img { display: inline-block; max-width: 100%; height: auto; border-radius: ${radius.m}; }
  table { width: 100%; border-collapse: collapse; overflow-wrap: anywhere; }
  th, td { padding: 8px 12px; border: 1px solid ${color.line}; text-align: start; vertical-align: top; }
  th { font-weight: 600; color: ${color.tx}; }
`;

interface HtmlProseProps {
  readonly html: string;
  /** The level of the headings in the text: one below the heading that it stands under. */
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** Called on the way to another page of the site; a modal closes. */
  readonly onLeave?: () => void;
}

const LeaveContext = createContext<(() => void) | undefined>(undefined);

/** The text of an announcement, which is HTML, as elements of our own: nothing in it is ever taken for markup. */
export function HtmlProse({ html, heading = 'h2', onLeave }: HtmlProseProps) {
  return (
    <LeaveContext value={onLeave}>
      <Prose dir="auto">
        {[...readHtml(html).entries()].map(([position, block]) => (
          <Fragment key={position}>{blockElement(block, heading)}</Fragment>
        ))}
      </Prose>
    </LeaveContext>
  );
}

function blockElement(block: Block, Heading: 'h2' | 'h3' | 'h4'): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading>{inlines(block.parts)}</Heading>;
    case 'paragraph':
      return <p>{inlines(block.parts)}</p>;
    case 'quote':
      return (
        <blockquote>
          <p>{inlines(block.parts)}</p>
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'list':
      return listElement(block);
    case 'table':
      return tableElement(block);
  }
}

function listElement({ isNumbered, items }: List): ReactNode {
  const Items = isNumbered ? 'ol' : 'ul';
  return (
    <Items>
      {[...items.entries()].map(([position, { parts, lists }]) => (
        <li key={position}>
          {inlines(parts)}
          {[...lists.entries()].map(([inner, list]) => (
            <Fragment key={inner}>{list.items.length > 0 && listElement(list)}</Fragment>
          ))}
        </li>
      ))}
    </Items>
  );
}

function tableElement({ rows }: Table): ReactNode {
  return (
    <table>
      <tbody>
        {[...rows.entries()].map(([row, cells]) => (
          <tr key={row}>
            {[...cells.entries()].map(([position, { isHead, span, parts }]) => {
              const Cell = isHead ? 'th' : 'td';
              return (
                <Cell key={position} {...(span > 1 && { colSpan: span })}>
                  {inlines(parts)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const inlines = (parts: readonly Inline[]): ReactNode =>
  [...parts.entries()].map(([position, part]) => <Fragment key={position}>{inline(part)}</Fragment>);

function inline(part: Inline): ReactNode {
  if (typeof part === 'string') return part;
  if (part.kind === 'br') return <br />;
  if (part.kind === 'image') return <Picture {...part} />;
  const words = inlines(part.parts);
  if (part.kind !== 'link') return <part.kind>{words}</part.kind>;
  if (part.href.startsWith('/')) return <PageLink to={part.href}>{words}</PageLink>;
  if (!/^https?:/i.test(part.href)) return <a href={part.href}>{words}</a>;
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}

function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} onClick={useContext(LeaveContext)}>
      {children}
    </Link>
  );
}

function Picture({ src, alt, size }: Extract<Inline, { kind: 'image' }>) {
  return <img {...useImageSource(src)} alt={alt} {...size} loading="lazy" />;
}
