import type { ReactNode } from 'react';
import { IconCheck } from '#ui/light/icons.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { freeAdDays } from '../../ad-type.ts';
import { AdTypeName, isPaidPlace } from '../../web/ad-type-name.tsx';
import type { AdType } from '../fields.ts';
import { formatBareAmount } from '../price-text.ts';
import { PriceTable } from './price-table.tsx';

function Yes() {
  const t = useTexts();
  return (
    <span className="price-included">
      <IconCheck />
      <VisuallyHidden>{t('advertising.prices.types.yes')}</VisuallyHidden>
    </span>
  );
}

function No() {
  const t = useTexts();
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('advertising.prices.types.no')}</VisuallyHidden>
    </span>
  );
}

function ColumnHead({ code, available }: Pick<AdType, 'code' | 'available'>) {
  const t = useTexts();
  return (
    <th scope="col">
      <AdTypeName code={code} />
      {available ? null : <span className="price-unavailable">{t('advertising.refusals.not-available')}</span>}
    </th>
  );
}

/** Price of each ad type for each period, and its features. */
export function AdTypeTable({
  adTypes,
  freeAdLimit,
}: {
  adTypes: readonly AdType[];
  /** Free periods in 12 months. */
  freeAdLimit: number;
}) {
  const t = useTexts();
  const language = useLanguage();
  const periods = [...new Set(adTypes.flatMap(({ prices }) => prices.map(({ days }) => days)))].sort((a, b) => a - b);
  const price = ({ prices }: AdType, days: number): ReactNode => {
    const periodPrice = prices.find((one) => one.days === days);
    if (!periodPrice) return <No />;
    const amount =
      periodPrice.net === 0
        ? t('advertising.prices.types.gratis')
        : formatBareAmount(periodPrice.net, periodPrice.currency, language);
    return <span className="price-cell">{amount}</span>;
  };
  const yesOrNo = (yes: boolean): ReactNode => (yes ? <Yes /> : <No />);
  const gives: { label: string; of: (type: AdType) => ReactNode }[] = [
    {
      label: t('advertising.prices.types.search.label'),
      of: ({ code }) => t(`advertising.prices.types.search.${code}`),
    },
    {
      label: t('advertising.prices.types.home.label'),
      of: ({ code, onHome }) => (isPaidPlace(code) && onHome ? t(`advertising.prices.types.home.${code}`) : <No />),
    },
    { label: t('advertising.prices.types.questionnaire'), of: ({ questionnaire }) => yesOrNo(questionnaire) },
    {
      label: t('advertising.prices.types.renewal'),
      of: ({ code }) => (code === 'free' ? t('advertising.prices.types.renewalFree') : <Yes />),
    },
  ];
  const rows = [
    ...periods.map((days) => ({
      label: t('advertising.days', { count: days }),
      of: (type: AdType) => price(type, days),
    })),
    ...gives,
  ];
  const isFreeSold = adTypes.some(({ code, available }) => code === 'free' && available);
  return (
    <section className="section">
      <div className="mb24">
        <h2>{t('advertising.prices.types.title')}</h2>
        <p className="dim mt8">
          {t('advertising.prices.types.about')}
          {isFreeSold
            ? ` ${t('advertising.prices.types.free', { count: freeAdLimit, days: t('advertising.days', { count: freeAdDays }) })}`
            : null}
        </p>
      </div>
      <PriceTable label={t('advertising.prices.types.table')}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('advertising.prices.types.item')}</VisuallyHidden>
            </th>
            {adTypes.map(({ code, available }) => (
              <ColumnHead key={code} code={code} available={available} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {adTypes.map((type) => (
                <td key={type.code}>{of(type)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </PriceTable>
    </section>
  );
}
