import { pageAddress } from '#kit/site-map.ts';
import { Link } from '#ui/light/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { TransparencyYear } from '../fields.ts';

/** Decisions in numbers, by year. */
export function TransparencyPage({ years }: { years: TransparencyYear[] }) {
  const t = useTexts();
  const column = (name: 'act' | 'count' | 'grounds' | 'time') => t(`decisions.transparency.columns.${name}`);
  return (
    <div className="stack g24">
      <div>
        <h1>{t('decisions.transparency.title')}</h1>
        <p className="lead mt8">{t('decisions.transparency.lead')}</p>
        <p className="mt8">
          <Link className="link" href={pageAddress('terms')}>
            {t('decisions.transparency.toTerms')}
          </Link>
        </p>
      </div>
      {years.map(({ year, reports, objections, decisions }) => (
        <section key={year} className="stack g12">
          <h2>{t('decisions.transparency.year', { year: String(year) })}</h2>
          <p>{t('decisions.transparency.reports', { count: reports })}</p>
          <p>{t('decisions.transparency.objections', { count: objections })}</p>
          {decisions.length === 0 ? (
            <p className="dim">{t('decisions.transparency.none')}</p>
          ) : (
            <Table label={t('decisions.transparency.year', { year: String(year) })} responsive>
              <thead>
                <tr>
                  <th scope="col">{column('act')}</th>
                  <th scope="col">{column('count')}</th>
                  <th scope="col">{column('grounds')}</th>
                  <th scope="col">{column('time')}</th>
                </tr>
              </thead>
              <tbody>
                {decisions.map(({ act, count, automatic, grounds, medianHours }) => (
                  <tr key={act}>
                    <td>{t(`decisions.acts.${act}`)}</td>
                    <td data-label={column('count')}>
                      {count}
                      {automatic > 0 ? ` (${t('decisions.transparency.automatic', { count: automatic })})` : ''}
                    </td>
                    <td data-label={column('grounds')}>
                      {grounds.map((one) => `${t(`decisions.grounds.label.${one.ground}`)}: ${one.count}`).join('; ')}
                    </td>
                    <td data-label={column('time')}>
                      {medianHours === null ? '–' : t('decisions.transparency.hours', { count: medianHours })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </section>
      ))}
    </div>
  );
}
