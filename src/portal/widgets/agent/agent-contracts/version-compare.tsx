import { type ReactNode, useId, useState } from 'react';
import type { AgentContract } from '#contracts/generated/contracts.ts';
import { contractsQuery } from '#portal/data/desk/contract-calls.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { compareVersions, type VersionFact, type VersionTierField } from './compare-versions.ts';
import { CompareTable, Differs, VersionChoice } from './contracts.styles.ts';

/** The latest versions of a kind with one downline: more than anybody compares. */
const VERSIONS = 50;

/** A button that opens two versions of a contract beside each other; absent while there is only one version. */
export function VersionCompare({ contract }: { readonly contract: AgentContract }) {
  const t = useFormWords();
  const { language } = useSite();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { data } = useOwnQuery(
    contractsQuery({ memberId: contract.member.memberId, kind: contract.kind, pageSize: VERSIONS }, language),
  );
  const listed = data?.contracts ?? [];
  const versions = listed.some(({ contractId }) => contractId === contract.contractId) ? listed : [...listed, contract];
  if (versions.length < 2) return null;
  return (
    <section>
      <OutlineButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('contract.compare')}
      </OutlineButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Compared versions={versions} shown={contract} />}
      </div>
    </section>
  );
}

interface ComparedProps {
  /** The latest first. */
  readonly versions: readonly AgentContract[];
  readonly shown: AgentContract;
}

/** It begins with the shown version beside the one before; of the first version beside the one after. */
function Compared({ versions, shown }: ComparedProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const at = versions.findIndex(({ contractId }) => contractId === shown.contractId);
  const neighbour = versions[at + 1] ?? versions[at - 1] ?? shown;
  const isLater = neighbour.version > shown.version;
  const [older, setOlder] = useState((isLater ? shown : neighbour).contractId);
  const [newer, setNewer] = useState((isLater ? neighbour : shown).contractId);
  const find = (contractId: string): AgentContract =>
    versions.find((version) => version.contractId === contractId) ?? shown;
  const [one, other] = [find(older), find(newer)];
  const { facts, tiers, differences } = compareVersions(one, other);
  const options = versions.map(
    ({ contractId, version }) => [contractId, t('pay.version', { version: words.count(version) })] as const,
  );
  const heads = [one, other].map(({ version }) => t('pay.version', { version: words.count(version) }));
  return (
    <>
      <VersionChoice>
        <RecordSelect label={t('contract.compareFirst')} value={older} options={options} onChoose={setOlder} />
        <RecordSelect label={t('contract.compareSecond')} value={newer} options={options} onChoose={setNewer} />
      </VersionChoice>
      <p role="status">
        {differences === 0
          ? t('contract.compareSame')
          : t('contract.compareDiffer', { number: words.count(differences) })}
      </p>
      <CompareTable>
        <caption className="visually-hidden">{t('contract.compare')}</caption>
        <thead>
          <tr>
            <td />
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: There are two, and both may be the same.
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ fact, values, differs }) => (
            <Row key={fact} name={<FactName fact={fact} />} differs={differs}>
              {values.map((value) => (
                <FactValue key={fact} fact={fact} value={value} />
              ))}
            </Row>
          ))}
        </tbody>
        {tiers.map(({ fields }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A tier is its place.
          <tbody key={index}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {t('contract.tierNo', { tier: words.count(index + 1) })}
              </th>
            </tr>
            {fields.map(({ field, values, differs }) => (
              <Row key={field} name={<FieldName field={field} />} differs={differs}>
                {values.map((value) => (
                  <FieldValue key={field} field={field} value={value} />
                ))}
              </Row>
            ))}
          </tbody>
        ))}
      </CompareTable>
    </>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly differs: boolean;
  /** The value of each version. */
  readonly children: readonly ReactNode[];
}

/** A row of the comparison. A difference is marked by a sign, in bold, and by a word for screen readers. */
function Row({ name, differs, children }: RowProps) {
  const t = useFormWords();
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {name}
        {differs && (
          <Differs>
            <i aria-hidden="true">≠</i>
            <span className="visually-hidden">{t('contract.differs')}</span>
          </Differs>
        )}
      </th>
      {children.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The first and the second version.
        <td key={index}>{value}</td>
      ))}
    </tr>
  );
}

const factNames = {
  state: 'report.head.status',
  period: 'contract.settled',
  startsOn: 'contract.starts',
  endsOn: 'contract.endsOn',
  topRate: 'contract.topRate',
} as const satisfies Record<VersionFact, string>;

function FactName({ fact }: { readonly fact: VersionFact }) {
  const t = useFormWords();
  return t(factNames[fact]);
}

function FactValue({ fact, value }: { readonly fact: VersionFact; readonly value: string | null }) {
  const t = useFormWords();
  const words = usePlanWords();
  if (value === null) return fact === 'endsOn' ? t('contract.untilReplaced') : '–';
  if (fact === 'state') return t(`contract.state.${value as AgentContract['state']}`);
  if (fact === 'period') return t(`contract.period.${value as AgentContract['period']}`);
  return fact === 'topRate' ? words.rate(value) : words.day(value);
}

function FieldName({ field }: { readonly field: VersionTierField }) {
  const t = useFormWords();
  return t(`contract.form.from.${field}`);
}

function FieldValue({ field, value }: { readonly field: VersionTierField; readonly value: string | null }) {
  const words = usePlanWords();
  const money = useDeskMoney();
  if (value === null) return '–';
  const said =
    field === 'rate' ? words.rate(value) : field === 'active' ? words.count(Number(value)) : money.plain(value);
  return <bdi>{said}</bdi>;
}
