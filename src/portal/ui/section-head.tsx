import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '#contracts/generated/contracts.ts';
import { color, font, from } from '#portal/theme/tokens.ts';
import { Icon } from './icon.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  h2 {
    flex: 1;
    min-width: 0;
    font: var(--head-font, 600 17px/24px ${font.interface});
    letter-spacing: var(--head-track, -0.01em);
  }
  > svg { display: var(--head-lead, block); color: ${color.priTx}; flex: none; }
  ${from.md} {
    min-height: 36px;
    h2 { font: var(--head-font, 600 18px/26px ${font.interface}); }
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
