import type { UseFormReturn } from 'react-hook-form';
import { pageAddress } from '#shared/site-map.ts';
import { Checkbox } from '#ui/choice.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconAlertCircle } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { paidPlaces } from '../../../ad-type.ts';
import { AdTypeName } from '../../../web/ad-type-name.tsx';
import type { PriceListForm, PriceListInput, PriceListView } from '../../price-list-fields.ts';

export type PriceFormState = UseFormReturn<PriceListForm, unknown, PriceListInput>;

type CellName =
  | `adTypes.${number}.prices.${number}.netPara`
  | `packages.${number}.${'discountPercent' | 'minAds' | 'validMonths'}`;

/** A number in a cell; the column's head and the row's name it. */
function NumberCell({
  form,
  name,
  label,
  short = false,
}: {
  form: PriceFormState;
  name: CellName;
  label: string;
  short?: boolean;
}) {
  const error = errorOf(form.formState.errors, name);
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
        {...form.register(name)}
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

/** An ad type that costs something: prices by period, and what it gives. */
export function PricedTypeRow({
  form,
  type,
  at,
}: {
  form: PriceFormState;
  type: PriceListView['adTypes'][number];
  at: number;
}) {
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
            form={form}
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
              <Checkbox
                label={
                  <span className="visually-hidden">
                    {t('advertising.priceEditor.of', { what, type: name })}
                  </span>
                }
                {...form.register(`adTypes.${at}.${field}`)}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The free ad: whether it is offered, and how often, is among the settings. */
export function FreeTypeRow({ form, available }: { form: PriceFormState; available: boolean }) {
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
        <Checkbox
          label={
            <span className="visually-hidden">
              {t('advertising.priceEditor.of', { what: questionnaire, type: name })}
            </span>
          }
          {...form.register('free.questionnaire')}
        />
      </td>
      <td colSpan={2} />
    </tr>
  );
}

/** A package; it ends where the next one begins. */
export function PackageRow({ form, name, at }: { form: PriceFormState; name: string; at: number }) {
  const t = useTexts();
  const sizes = form.watch('packages').map(({ minAds }) => Number(minAds));
  const own = sizes[at] ?? Number.NaN;
  const next = sizes[at + 1] ?? Number.NaN;
  const last = at === sizes.length - 1;
  const cell = (
    field: 'discountPercent' | 'minAds' | 'validMonths',
    column: 'discount' | 'from' | 'months',
  ) => {
    const what = t(`advertising.priceEditor.${column}`);
    return (
      <td data-label={what}>
        <NumberCell
          form={form}
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
