import { postingsAddress } from '#features/postings/search-address.ts';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Fold } from '#ui/fold.tsx';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Link } from '#ui/light/link.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { PayRange, PayRangeKey } from '#ui/pay-range.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { PayFigure } from '../fields.ts';
import { payAddress, payFileAddress } from '../pay-address.ts';
import './pay-page.css';

interface CodeLabel {
  code: string;
  label: string;
}

export interface PayPageProps {
  figures: readonly PayFigure[];
  region: CodeLabel | null;
  regions: readonly CodeLabel[];
  title: string;
}

/** A plain GET form, which works the same with and without JavaScript. */
function RegionForm({ region, regions }: Pick<PayPageProps, 'region' | 'regions'>) {
  const t = useTexts();
  return (
    <form autoComplete="off" key={region?.code} className="pay-region" action={pageAddress('pay')} method="get">
      <Field label={t('postings.payPage.region')}>
        <NativeSelect
          name="region"
          placeholder={t('postings.payPage.wholeCountry')}
          options={regions.map(({ code, label }) => ({ value: code, label }))}
          defaultValue={region?.code ?? ''}
        />
      </Field>
      <Button type="submit">{t('postings.payPage.submit')}</Button>
    </form>
  );
}

function FigureTable({ figures, region }: Pick<PayPageProps, 'figures' | 'region'>) {
  const t = useTexts();
  const language = useLanguage();
  const column = (name: 'category' | 'postings' | 'half' | 'median' | 'picture') =>
    t(`postings.payPage.columns.${name}`);
  const number = (value: number): string => formatNumber(value, language, 0);
  const scale = {
    from: Math.min(...figures.map(({ deciles }) => deciles[0] as number)),
    to: Math.max(...figures.map(({ deciles }) => deciles[8] as number)),
  };
  return (
    <Table label={t('postings.payPage.table', { place: figures[0]?.place.inText ?? '' })} responsive>
      <thead>
        <tr>
          <th scope="col">{column('category')}</th>
          {(['postings', 'median', 'half'] as const).map((name) => (
            <th key={name} scope="col" className="number">
              {column(name)}
            </th>
          ))}
          <th scope="col" className="pay-picture">
            {column('picture')}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ category, postings, lowerQuartile, upperQuartile, deciles }) => {
          const [low, median, high] = [deciles[0] as number, deciles[4] as number, deciles[8] as number];
          const address = postingsAddress({ categories: [category.code], locations: region ? [region.code] : [] });
          return (
            <tr key={category.code} className="folds pay-row">
              <td>
                <Link className="link" href={address}>
                  {category.label}
                </Link>
                <Fold />
              </td>
              <td className="number folded" data-label={column('postings')}>
                {number(postings)}
              </td>
              <td className="number bold pay-beside" data-label={column('median')}>
                {number(median)}
              </td>
              <td className="number folded" data-label={column('half')}>
                {`${number(lowerQuartile)}\u00a0–\u00a0${number(upperQuartile)}`}
              </td>
              <td className="pay-beside">
                <PayRange {...{ low, lowerQuartile, median, upperQuartile, high, scale }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function NoFigures({ region }: Pick<PayPageProps, 'region'>) {
  const t = useTexts();
  return (
    <EmptyState
      title={t('postings.payPage.emptyTitle')}
      actions={
        region ? (
          <LinkButton href={payAddress(null)}>{t('postings.payPage.toCountry')}</LinkButton>
        ) : (
          <LinkButton href={pageAddress('postings')}>{t('postings.payPage.toPostings')}</LinkButton>
        )
      }
    >
      {t('postings.payPage.empty')}
    </EmptyState>
  );
}

/** `/zarade`: what employers offer, by category, in a region or all of Serbia (rules.md#pay-figures). */
export function PayPage({ figures, region, regions, title }: PayPageProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className="stack g24">
      <div>
        <h1>{title}</h1>
        <p className="lead mt8">{t('postings.payPage.lead')}</p>
      </div>
      <RegionForm region={region} regions={regions} />
      {figures.length === 0 ? (
        <NoFigures region={region} />
      ) : (
        <>
          <div className="row between flex-wrap g12">
            <PayRangeKey />
            <a className="link row g4 sm" href={payFileAddress(region?.code ?? null, language)} download>
              <IconDownload size={18} />
              {t('postings.payPage.download')}
            </a>
          </div>
          <FigureTable figures={figures} region={region} />
        </>
      )}
      <div className="stack g8 sm dim pay-source">
        <p>{t('postings.payPage.source')}</p>
        <p>{t('postings.payPage.median')}</p>
        <p>{t('postings.payPage.method')}</p>
      </div>
    </div>
  );
}
