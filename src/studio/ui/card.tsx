import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, from, radius, shadow } from '../theme/tokens.ts';

const Frame = styled.section`
  min-width: 0;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line}, ${shadow.low};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 52px;
  padding: 8px 16px;
  border-block-end: 1px solid ${color.line};
  ${from.md} { padding-inline: 20px; }
  h2 { flex: 1; font-size: 14px; line-height: 20px; }
`;

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
  ${from.md} { padding: 20px; }
`;

interface CardProps {
  readonly title: string;
  /** Stands at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with a title of its own. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside}
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
}
