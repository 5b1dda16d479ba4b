import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '#contracts/generated/contracts.ts';
import { color, from } from '#portal/theme/tokens.ts';
import { Icon } from './icon.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  h2 {
    flex: 1;
    min-width: 0;
    font-size: 17px;
    line-height: 24px;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  > svg { color: ${color.priTx}; flex: none; }
  ${from.md} {
    min-height: 36px;
    h2 { font-size: 18px; line-height: 26px; }
  }
`;

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly icon?: IconName;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A section's title with what stands at its end: a link to all of it, arrows. */
export function SectionHead({ id, title, icon, lead, children }: SectionHeadProps) {
  return (
    <Head>
      {lead ?? (icon && <Icon name={icon} stroke={2} />)}
      <h2 id={id}>{title}</h2>
      {children}
    </Head>
  );
}
