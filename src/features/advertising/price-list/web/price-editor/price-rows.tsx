import { useFormContext, useWatch } from 'react-hook-form';
import { pageAddress } from '#kit/site-map.ts';
import { TickField } from '#ui/forms/named-fields.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconAlertCircle } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { paidPlaces } from '../../../ad-type.ts';
import { AdTypeName } from '../../../web/ad-type-name.tsx';
import type { PriceListForm, PriceListView } from '../../price-list-fields.ts';

type CellName =
  | `adTypes.${number}.prices.${number}.netPara`
  | `packages.${number}.${'discountPercent' | 'minAds' | 'validMonths'}`;

/** A number input in a cell, labelled by the column and row headers. */
function NumberCell({ name, label, short = false }: { name: CellName; label: string; short?: boolean }) {
  const { register, formState } = useFormContext<PriceListForm>();
  const error = errorOf(formState.errors, name);
  const id = `pe-${name.replaceAll('.', '-')}`;
  return (
    <>
      <TextInput
        size="sm"
        className={short ? 'price-input price-input-short' : 'price-input'}
        inputMode={short ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        {...register(name)}
      />
      {error ? (
        <span className="price-error" id={id}>
          <IconAlertCircle />
          <span>{error}</span>
        </span>
      ) : null}
    </>
  );
}

const switches = ['available', 'questionnaire', 'onHome', 'listBadge'] as const;
const switchTexts = {
  available: 'offered',
  questionnaire: 'questionnaire',
  onHome: 'onHome',
  listBadge: 'listBadge',
} as const;

/** A paid ad type: prices by period, and features. */
export function PricedTypeRow({ type, at }: { type: PriceListView['adTypes'][number]; at: number }) {
  const t = useTexts();
  const name = t(`advertising.types.${type.code}`);
  const hasPlace = (paidPlaces as readonly string[]).includes(type.code);
  return (
    <tr>
      <td>
        <div className="price-editor-name">
          <AdTypeName code={type.code} />
        </div>
      </td>
      {type.prices.map(({ days }, index) => (
        <td key={days} data-label={t('advertising.days', { count: days })}>
          <NumberCell
            name={`adTypes.${at}.prices.${index}.netPara`}
            label={t('advertising.priceEditor.price', {
              type: name,
              days: t('advertising.days', { count: days }),
            })}
          />
        </td>
      ))}
      {switches.map((field) => {
        const what = t(`advertising.priceEditor.${switchTexts[field]}`);
        const none = (field === 'onHome' || field === 'listBadge') && !hasPlace;
        return (
          <td key={field} data-label={what}>
            {none ? (
              <div className="price-editor-plain muted" aria-hidden="true">
                –
              </div>
            ) : (
              <TickField
                name={`adTypes.${at}.${field}`}
                label={<span className="visually-hidden">{t('advertising.priceEditor.of', { what, type: name })}</span>}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The free ad; its availability and limit are part of the settings. */
export function FreeTypeRow({ available }: { available: boolean }) {
  const t = useTexts();
  const name = t('advertising.types.free');
  const questionnaire = t('advertising.priceEditor.questionnaire');
  return (
    <tr>
      <td>
        <div className="price-editor-name">
          <AdTypeName code="free" />
        </div>
      </td>
      <td colSpan={3}>
        <div className="price-editor-plain dim">{t('advertising.priceEditor.gratis')}</div>
      </td>
      <td data-label={t('advertising.priceEditor.offered')}>
        <div className="price-editor-plain sm">
          {t(`advertising.priceEditor.${available ? 'freeOn' : 'freeOff'}`)}
          <br />
          <Link href={pageAddress('admin-settings')}>{t('advertising.priceEditor.freeSettings')}</Link>
        </div>
      </td>
      <td data-label={questionnaire}>
        <TickField
          name="free.questionnaire"
          label={
            <span className="visually-hidden">
              {t('advertising.priceEditor.of', { what: questionnaire, type: name })}
            </span>
          }
        />
      </td>
      <td colSpan={2} />
    </tr>
  );
}

/** A package; its range ends where the next one begins. */
export function PackageRow({ name, at }: { name: string; at: number }) {
  const t = useTexts();
  const sizes = useWatch<PriceListForm, 'packages'>({ name: 'packages' }).map(({ minAds }) => Number(minAds));
  const own = sizes[at] ?? Number.NaN;
  const next = sizes[at + 1] ?? Number.NaN;
  const last = at === sizes.length - 1;
  const cell = (field: 'discountPercent' | 'minAds' | 'validMonths', column: 'discount' | 'from' | 'months') => {
    const what = t(`advertising.priceEditor.${column}`);
    return (
      <td data-label={what}>
        <NumberCell
          name={`packages.${at}.${field}`}
          label={t('advertising.priceEditor.of', { what, type: name })}
          short
        />
      </td>
    );
  };
  return (
    <tr>
      <td>
        <b className="price-editor-plain">{name}</b>
      </td>
      {cell('discountPercent', 'discount')}
      {cell('minAds', 'from')}
      <td data-label={t('advertising.priceEditor.to')}>
        <div className="price-editor-plain">
          {last ? t('advertising.priceEditor.andMore') : next > own ? next - 1 : '–'}
        </div>
      </td>
      {cell('validMonths', 'months')}
    </tr>
  );
}
