import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, from, radius, shadow } from '../theme/tokens.ts';

const Frame = styled.section`
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.low};
  /* A table that begins the card follows its corners. */
  > table:first-child th { box-shadow: inset 0 -1px 0 ${color.line}; }
  > table:first-child th:first-child { border-start-start-radius: calc(${radius.l} - 1px); }
  > table:first-child th:last-child { border-start-end-radius: calc(${radius.l} - 1px); }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 52px;
  padding: 8px 18px;
  border-block-end: 1px solid ${color.line};
  h2 { flex: 1; font-size: 14px; line-height: 20px; }
  a { font-size: 13px; font-weight: 600; color: ${color.priTx}; }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 16px 18px;
  font-size: 13px;
  line-height: 18px;
  ${from.md} { padding-block: 18px; }
`;

interface CardProps {
  /** Left out where the page's own heading says it. */
  readonly title?: string;
  /** Stands at the end of the title's line. */
  readonly aside?: ReactNode;
  /** Whether the content reaches the edges, as tables do. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with a title of its own. */
export function Card({ title, aside, isFlush = false, children }: CardProps) {
  const id = useId();
  return (
    <Frame {...(title !== undefined && { 'aria-labelledby': id })}>
      {title !== undefined && (
        <Head>
          <h2 id={id}>{title}</h2>
          {aside}
        </Head>
      )}
      {isFlush ? children : <Body>{children}</Body>}
    </Frame>
  );
}

/** A padded line of text for flush cards, e.g. in place of an empty table. */
export const CardLine = styled.p`
  padding: 16px 18px;
  font-size: 13px;
  line-height: 18px;
`;
