import { useQuery } from '@tanstack/react-query';
import type { Credit } from '#contracts/generated/contracts.ts';
import { creditsQuery } from '#portal/data/help-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { CreditList, Facts, Legal } from './legal-licence.styles.ts';

export function LegalLicenceView({ nodeId, heading = true }: WidgetViewProps<'legal-licence'>) {
  const { t } = useWords();
  const { site } = useSite();
  const { licence, minimumAge, copyright } = site.legal;
  const { data, isPending } = useQuery(creditsQuery());
  const facts: ReadonlyArray<readonly [string, string]> = [
    [t('licence.holder'), copyright.holder],
    [t('licence.minimumAge'), t('licence.years', { age: minimumAge })],
    ...(licence
      ? ([
          [t('licence.issuer'), licence.issuer],
          [t('licence.number'), licence.number],
        ] as const)
      : []),
  ];
  return (
    <Legal data-node={nodeId} data-widget="legal-licence">
      {heading && <h1>{t('menu.licence')}</h1>}
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
      {!licence && <p>{t('licence.operator')}</p>}
      <p>{t('licence.age')}</p>
      <h2>{t('licence.creditsTitle')}</h2>
      <p>
        {t('licence.creditLucide')} {t('licence.creditFonts')}
      </p>
      {isPending && <WaitingLines />}
      {data && <Credits title={t('licence.drawings')} credits={data.drawings} />}
      {data && <Credits title={t('licence.typefaces')} credits={data.typefaces} />}
    </Legal>
  );
}

function Credits({ title, credits }: { readonly title: string; readonly credits: readonly Credit[] }) {
  return (
    <>
      <h3>{title}</h3>
      <CreditList>
        {credits.map(({ name, author, licence, url }) => (
          <li key={name}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <bdi>{author}</bdi>
            {' · '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              <bdi>{licence}</bdi>
              <span className="visually-hidden"> ({name})</span>
            </a>
          </li>
        ))}
      </CreditList>
    </>
  );
}
