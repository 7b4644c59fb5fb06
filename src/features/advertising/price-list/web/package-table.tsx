import { IconChevronDown } from '#ui/light/icons.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { AdPackage } from '../fields.ts';
import { formatBareAmount } from '../price-text.ts';
import { PriceTable } from './price-table.tsx';

/** Price of one ad of each type and period in each package. */
export function PackageTable({ packages }: { packages: readonly AdPackage[] }) {
  const t = useTexts();
  const language = useLanguage();
  const rows = packages[0]?.prices ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="section">
      <div className="mb24">
        <h2>{t('advertising.prices.packageTable.title')}</h2>
        <p className="dim mt8">{t('advertising.prices.packageTable.about')}</p>
      </div>
      <details className="price-details">
        <summary className="button button-default">
          {t('advertising.prices.packageTable.all')}
          <IconChevronDown className="fold-mark" />
        </summary>
        <PriceTable label={t('advertising.prices.packageTable.title')}>
          <thead>
            <tr>
              <th scope="col">{t('advertising.prices.packageTable.type')}</th>
              <th scope="col">{t('advertising.prices.packageTable.without')}</th>
              {packages.map(({ code, name, minAds }) => (
                <th key={code} scope="col">
                  <span className="bold price-plain">{name}</span>{' '}
                  <span className="sm dim">{t('advertising.prices.packageTable.from', { count: minAds })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ adType, days, currency, regular }, at) => (
              <tr key={`${adType} ${days}`}>
                <th scope="row">
                  {t('advertising.prices.packageTable.row', {
                    type: t(`advertising.types.${adType}`),
                    count: days,
                  })}
                </th>
                <td>{formatBareAmount(regular, currency, language)}</td>
                {packages.map(({ code, prices }) => (
                  <td key={code}>
                    <span className="price-cell">
                      {formatBareAmount(prices[at]?.net ?? regular, currency, language)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PriceTable>
      </details>
    </section>
  );
}
