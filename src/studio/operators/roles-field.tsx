import { styled } from 'styled-components';
import type { OperatorGrant, OperatorRole, OperatorSite } from '#contracts/generated/contracts.ts';
import { ALL_SITES } from '#contracts/operator-roles.ts';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ROLE_WORDS } from './role-words.ts';

const Rows = styled.div`
  display: grid;
  gap: 8px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;

const ROLES = Object.keys(ROLE_WORDS) as OperatorRole[];

interface RolesFieldProps {
  readonly sites: readonly OperatorSite[];
  readonly roles: readonly OperatorGrant[];
  readonly onChange: (roles: readonly OperatorGrant[]) => void;
}

/** The roles of an operator, each on a site or on all of them. */
export function RolesField({ sites, roles, onChange }: RolesFieldProps) {
  const t = useWords();
  const known = new Map(sites.map(({ id, name }) => [id, name]));
  // A role may be on a site that does not exist yet.
  const places = [...new Set([ALL_SITES, ...known.keys(), ...roles.map(({ siteId }) => siteId)])];
  const change = (at: number, own: Partial<OperatorGrant>) =>
    onChange(roles.map((grant, index) => (index === at ? { ...grant, ...own } : grant)));
  return (
    <Rows role="group" aria-label={t('operators.roles')}>
      {roles.map(({ siteId, role }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and rows keep their order.
        <Row key={at}>
          <SelectField label={t('operators.role')} value={role} onChoose={(next) => change(at, { role: next })}>
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {t(ROLE_WORDS[one])}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('operators.site')} value={siteId} onChoose={(next) => change(at, { siteId: next })}>
            {places.map((one) => (
              <option key={one} value={one}>
                {one === ALL_SITES ? t('operators.allSites') : (known.get(one) ?? one)}
              </option>
            ))}
          </SelectField>
          <IconButton
            icon="x"
            label={t('operators.removeRole')}
            onClick={() => onChange(roles.filter((_, index) => index !== at))}
          />
        </Row>
      ))}
      <div>
        <Button
          size="small"
          icon="plus"
          onClick={() => onChange([...roles, { siteId: sites[0]?.id ?? ALL_SITES, role: 'viewer' }])}
        >
          {t('operators.addRole')}
        </Button>
      </div>
    </Rows>
  );
}
