import { adPeriods, freeAdDays } from '#features/advertising/ad-type.ts';
import type { AdOption, AdOptions } from '#features/advertising/fields.ts';
import { adTypeAbout, formatAmount } from '#features/advertising/price-text.ts';
import { Badge } from '#ui/badge.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import '#ui/styles/pricing.css';
import { AdTypeBadge } from '../ad-type-badge.tsx';
import { priceFor } from './ad-prices.ts';
import { useWizardForm } from './use-wizard-form.ts';

function AdTypeCard({ option, free }: { option: AdOption; free: AdOptions['free'] }) {
  const { form, t, language } = useWizardForm();
  const days = form.watch('productDuration');
  const chosen = form.watch('productGroup');
  const price = priceFor(option, days);
  const { code, refusal } = option;

  const choose = () => {
    form.setValue('productGroup', code, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    // The free ad has one period; another type takes any.
    if (price && price.days !== days) form.setValue('productDuration', price.days, { shouldDirty: true });
  };

  return (
    <RadioCard
      name="productGroup"
      value={code}
      checked={chosen === code}
      disabled={refusal !== null}
      onChange={choose}
    >
      <span className="row between g16 wrapx top">
        <span className="pw-type">
          <span className="row g8 wrapx">
            <AdTypeBadge code={code} size="lg" />
            {code === 'free' ? <Badge tone="o">{t('advertising.freeUsed', free)}</Badge> : null}
          </span>
          <span className={refusal ? 'sm pw-about' : 'sm dim pw-about'}>
            {refusal ? t(`advertising.refusals.${refusal}`) : adTypeAbout(option, t)}
          </span>
        </span>
        {price ? (
          <span className="right">
            <span className="price">{formatAmount(price.net, price.currency, language)}</span>
            <br />
            <small className={refusal ? 'sm' : 'dim sm'}>
              {t('advertising.forDays', { count: price.days })}
            </small>
          </span>
        ) : null}
      </span>
    </RadioCard>
  );
}

/** Step 1: ad type and period (mock 08a). */
export default function AdTypeStep({ options }: { options: AdOptions }) {
  const { form, t, errorAt } = useWizardForm();
  const days = form.watch('productDuration');
  const isFree = form.watch('productGroup') === 'free';

  return (
    <>
      <div className="row between wrapx g12">
        <span className="b sm" aria-hidden="true">
          {t('postings.wizard.type.duration')}
        </span>
        <SegmentedControl
          label={t('postings.wizard.type.duration')}
          options={adPeriods.map((period) => ({
            value: String(period),
            label: t('advertising.days', { count: period }),
            disabled: isFree && period !== freeAdDays,
          }))}
          value={String(days)}
          onChange={(period) => form.setValue('productDuration', Number(period), { shouldDirty: true })}
        />
        {isFree ? <p className="sm dim pw-line">{t('postings.wizard.type.durationNote')}</p> : null}
      </div>
      <FieldGroup
        label={<span className="sr">{t('postings.wizard.type.choose')}</span>}
        error={errorAt('productGroup')}
      >
        <div className="stack g12">
          {options.adTypes.map((option) => (
            <AdTypeCard key={option.code} option={option} free={options.free} />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
