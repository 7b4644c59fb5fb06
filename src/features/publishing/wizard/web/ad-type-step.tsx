import { useEffect, useId, useState } from 'react';
import { adPeriods, freeAdDays } from '#features/advertising/ad-type.ts';
import { listAdTypeViews } from '#features/advertising/price-list/contract.ts';
import type { AdOption, AdOptions, AdTypeViews } from '#features/advertising/price-list/fields.ts';
import { adTypeAbout, formatAmount, formatPrice } from '#features/advertising/price-list/price-text.ts';
import { FieldGroup } from '#ui/field.tsx';
import { IconTicket } from '#ui/icons/account-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import '#ui/styles/pricing.css';
import AdPlacement from '#features/postings/web/ad-placement/ad-placement.tsx';
import { AdTypeBadge } from '#features/postings/web/ad-type-badge.tsx';
import { useApi } from '#ui/site/site-context.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { type Advertiser, draftCard } from './draft-card.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { creditsFor, priceFor, purchaseTerms } from './purchase-terms.ts';

/** The employer's remaining credits of this type: for the chosen period, or for others. */
function Credits({ option, credits, days }: { option: AdOption; credits: AdOptions['credits']; days: number }) {
  const { t } = useWizardForm();
  const countLeft = (of: typeof credits): number => of.reduce((sum, credit) => sum + credit.left, 0);
  const here = countLeft(creditsFor(credits, option.code, days));
  if (here > 0) {
    return (
      <Badge tone="ok" icon={<IconTicket />}>
        {t('postings.wizard.payment.left', { count: here })}
      </Badge>
    );
  }
  return adPeriods
    .map((period) => ({ period, count: countLeft(creditsFor(credits, option.code, period)) }))
    .filter(({ count }) => count > 0)
    .map(({ period, count }) => (
      <Badge key={period} tone="outline">
        {t('postings.wizard.payment.leftFor', { count, days: t('advertising.days', { count: period }) })}
      </Badge>
    ));
}

function AdTypeCard({ option, options }: { option: AdOption; options: AdOptions }) {
  const { form, t, language } = useWizardForm();
  const days = form.watch('productDuration');
  const chosen = form.watch('productGroup');
  const price = priceFor(option, days);
  const { code, refusal } = option;
  const byCredit =
    chosen === code &&
    purchaseTerms(options, option, { productDuration: days, adCount: form.watch('adCount') })?.credit;

  const choose = () => {
    form.setValue('productGroup', code, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    // The free ad has a single period; changing the type may change the period.
    if (price && price.days !== days) form.setValue('productDuration', price.days, { shouldDirty: true });
  };

  return (
    <RadioCard name="productGroup" value={code} checked={chosen === code} disabled={refusal !== null} onChange={choose}>
      <span className="row between g16 flex-wrap top">
        <span className="wizard-ad-type">
          <span className="row g8 flex-wrap">
            <AdTypeBadge code={code} size="lg" />
            {code === 'free' ? (
              <Badge tone="outline">
                {t('advertising.freeUsed', {
                  ...options.free,
                  used: Math.min(options.free.used, options.free.limit),
                })}
              </Badge>
            ) : null}
            <Credits option={option} credits={options.credits} days={days} />
          </span>
          <span className={refusal ? 'sm wizard-ad-type-about' : 'sm dim wizard-ad-type-about'}>
            {refusal ? t(`advertising.refusals.${refusal}`) : adTypeAbout(option, t)}
          </span>
        </span>
        {price ? (
          <span className="right">
            {byCredit ? (
              <s className="sm muted">
                <VisuallyHidden>{t('advertising.prices.packages.insteadOf')} </VisuallyHidden>
                {formatAmount(price.net, price.currency, language)}
              </s>
            ) : null}{' '}
            <span className="price">
              {byCredit
                ? formatAmount(0, price.currency, language)
                : formatPrice(price.net, price.currency, language, t)}
            </span>
            <br />
            <small className={refusal ? 'sm' : 'dim sm'}>{t('advertising.forDays', { count: price.days })}</small>
          </span>
        ) : null}
      </span>
    </RadioCard>
  );
}

/** What each ad type brings; empty until it is loaded, and when that fails. */
function useAdTypeViews(): readonly AdTypeViews[] {
  const api = useApi();
  const [views, setViews] = useState<readonly AdTypeViews[]>([]);
  useEffect(() => {
    api.call(listAdTypeViews, {}).then(
      ({ data }) => setViews(data),
      () => {},
    );
  }, [api]);
  return views;
}

/** The draft with each ad type. */
function Placement({ options, advertiser }: { options: AdOptions; advertiser: Advertiser }) {
  const { form, t, language } = useWizardForm();
  const views = useAdTypeViews();
  const heading = useId();
  const values = form.getValues();
  const isComplete = Boolean(
    values.positionTitle && values.locations.length > 0 && values.contractType && values.jobType,
  );
  return (
    <section className="stack g12" aria-labelledby={heading}>
      <div>
        <h3 id={heading} className="wizard-item">
          {t('advertising.prices.placement.title')}
        </h3>
        <p className="sm dim">
          {t('advertising.prices.placement.draft')}
          {isComplete ? null : ` ${t('advertising.prices.placement.partly')}`}
        </p>
      </div>
      <AdPlacement
        posting={draftCard(values, advertiser, { language, t })}
        adTypes={options.adTypes}
        views={views}
        chosen={form.watch('productGroup')}
      />
    </section>
  );
}

/** Step 1: ad type and period. */
export default function AdTypeStep({ options, advertiser }: { options: AdOptions; advertiser: Advertiser }) {
  const { form, t, errorAt } = useWizardForm();
  const days = form.watch('productDuration');
  const chosen = form.watch('productGroup');
  const isFree = chosen === 'free';
  const option = options.adTypes.find(({ code, refusal }) => code === chosen && !refusal);
  const terms = purchaseTerms(options, option, { productDuration: days, adCount: form.watch('adCount') });

  return (
    <>
      <div className="row between flex-wrap g12">
        <span className="bold sm" aria-hidden="true">
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
        <p className="sm dim wizard-whole-line">{t('postings.wizard.type.netNote')}</p>
        {isFree ? <p className="sm dim wizard-whole-line">{t('postings.wizard.type.durationNote')}</p> : null}
      </div>
      <FieldGroup
        label={<span className="visually-hidden">{t('postings.wizard.type.choose')}</span>}
        error={errorAt('productGroup')}
      >
        <div className="stack g12">
          {options.adTypes.map((one) => (
            <AdTypeCard key={one.code} option={one} options={options} />
          ))}
        </div>
      </FieldGroup>
      {option && terms && !isFree ? <PaymentChoice options={options} option={option} terms={terms} /> : null}
      <Placement options={options} advertiser={advertiser} />
    </>
  );
}
