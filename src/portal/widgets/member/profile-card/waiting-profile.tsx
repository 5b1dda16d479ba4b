import { styled } from 'styled-components';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { Profile, Words } from './profile-card.styles.ts';

const Round = styled(Skeleton)`
  width: 80px;
  height: 80px;
`;

const Line = styled(Skeleton)`
  width: min(100%, 320px);
  height: 24px;
  margin-block: 2px;
`;

/** The card in its size until it is known whose it is. */
export function WaitingProfile() {
  return (
    <Profile aria-busy="true">
      <Round $radius="50%" />
      <Words>
        <Line />
        <Line />
        <Line />
        <Line />
      </Words>
    </Profile>
  );
}
