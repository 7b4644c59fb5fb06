import { useId } from 'react';
import { maxOrderedAds } from '#features/advertising/orders/packages.ts';
import type { AdOption, AdOptions } from '#features/advertising/price-list/fields.ts';
import { formatDate } from '#kit/dates.ts';
import { FieldGroup } from '#ui/field.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Card } from '#ui/light/card.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { creditsFor, type PackageTerms, type PurchaseTerms } from './purchase-terms.ts';

const useSizeText = () => {
  const { t } = useWizardForm();
  return ({ minAds, maxAds }: PackageTerms): string =>
    maxAds === null
      ? t('advertising.prices.packages.andMore', { from: minAds })
      : t('advertising.prices.packages.range', { from: minAds, count: maxAds });
};

/** The number of ads in the package: its range, and their type. */
function PackageCount({ sold, terms }: { sold: PackageTerms; terms: PurchaseTerms }) {
  const { form, t } = useWizardForm();
  const about = useId();
  const sizeText = useSizeText();
  return (
    <Card pad="sm" className="row between flex-wrap g12">
      <span>
        <b className="medium">{t('postings.wizard.payment.count', { name: sold.name })}</b>
        <br />
        <span className="sm dim" id={about}>
          {sizeText(sold)}
        </span>
      </span>
      <NumberStepper
        label={t('postings.wizard.payment.count', { name: sold.name })}
        less={t('postings.wizard.payment.less')}
        more={t('postings.wizard.payment.more')}
        describedBy={about}
        value={terms.count}
        min={sold.minAds}
        max={sold.maxAds ?? maxOrderedAds}
        onChange={(count) => form.setValue('adCount', count, { shouldDirty: true })}
      />
    </Card>
  );
}

/** The choice between a single ad, an existing credit, and a package. */
export function PaymentChoice({
  options: { packages, credits },
  option,
  terms,
}: {
  options: AdOptions;
  option: AdOption;
  terms: PurchaseTerms;
}) {
  const { form, t, language } = useWizardForm();
  const sizeText = useSizeText();
  const [credit] = creditsFor(credits, option.code, terms.price.days);
  const choose = (count: number) => () => form.setValue('adCount', count, { shouldDirty: true });
  const { sold } = terms;
  return (
    <section className="stack g12" aria-label={t('postings.wizard.payment.title')}>
      <div>
        <h3>{t('postings.wizard.payment.title')}</h3>
        <p className="sm dim mt8">{t('postings.wizard.payment.about')}</p>
      </div>
      <FieldGroup label={<span className="visually-hidden">{t('postings.wizard.payment.title')}</span>}>
        <div className="grid c2 payment-choices">
          <RadioCard
            name="adCount"
            value="1"
            className="payment-choice"
            checked={sold === null}
            onChange={choose(1)}
            title={
              credit
                ? t('postings.wizard.payment.credit', { name: credit.packageName })
                : t('postings.wizard.payment.single')
            }
          >
            <span className="sm dim">
              {credit
                ? t('postings.wizard.payment.validTo', { date: formatDate(credit.validTo, language) })
                : t('postings.wizard.payment.noDiscount')}
            </span>
          </RadioCard>
          {packages.map((offered) => (
            <RadioCard
              key={offered.code}
              name="adCount"
              value={offered.code}
              className="payment-choice"
              checked={sold?.code === offered.code}
              onChange={choose(offered.minAds)}
              title={offered.name}
              aside={
                <Badge tone="featured" size="lg">
                  {t('advertising.prices.packages.discount', { percent: offered.discountPercent })}
                </Badge>
              }
            >
              <span className="sm dim">
                {t('postings.wizard.payment.package', {
                  size: sizeText(offered),
                  count: offered.validMonths,
                })}
              </span>
            </RadioCard>
          ))}
        </div>
      </FieldGroup>
      {sold ? <PackageCount sold={sold} terms={terms} /> : null}
    </section>
  );
}
