import { Link } from 'react-router-dom';
import type { Action, MemberMission } from '#contracts/generated/contracts.ts';
import { useActionAddress } from '#portal/actions/actions.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { categoryAddress, homeAddress } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';

const memberPart = (menu: string): Action => ({ do: 'navigate', page: 'member', query: { menu } });

/** Leads to where a mission is done. */
export function MissionAction({ mission }: { readonly mission: MemberMission }) {
  const t = useFormWords();
  const { layout } = useSite();
  const addressOf = useActionAddress();
  const { task, category, name } = mission;
  const isContact = task === 'email' || task === 'mobile';
  const href =
    isContact || task === 'deposits'
      ? addressOf(memberPart(isContact ? 'securityCenter' : 'depositv2'))?.href
      : category === null
        ? homeAddress(layout)
        : categoryAddress(layout, category);
  if (href === undefined) return null;
  const label = t(isContact ? 'mission.verify' : 'mission.go');
  return (
    <Button as={Link} to={href} $size="small" $look="secondary" aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  );
}
