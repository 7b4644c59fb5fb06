import { packageTitle } from '#features/advertising/orders/package-title.ts';
import type { AdOption } from '#features/advertising/price-list/fields.ts';
import { formatAmount, formatPrice } from '#features/advertising/price-list/price-text.ts';
import { formatDate } from '#kit/dates.ts';
import { type Fact, KeyValues } from '#ui/facts.tsx';
import { Card } from '#ui/light/card.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import type { PurchaseTerms } from './purchase-terms.ts';
import '#ui/styles/pricing.css';

export interface OrderSummaryProps {
  option: AdOption | undefined;
  /** The price; null while no type is chosen. */
  terms: PurchaseTerms | null;
  /** The day on which a renewal ends. */
  closes?: string | null;
  /** Whether the company is verified: its free postings go live without review. */
  verified: boolean;
  /** Additional note. */
  note?: string | null;
}

/** The purchase line by line; empty when it is free. */
function useLines(terms: PurchaseTerms | null): Fact[] {
  const { t, language } = useWizardForm();
  if (!terms || terms.price.net === 0) return [];
  const { price, count, sold, credit, sums } = terms;
  const format = (amount: number): string => formatAmount(amount, price.currency, language);
  if (credit) {
    return [
      {
        label: t('postings.wizard.order.fromPackage', { name: credit.packageName }),
        value: t('postings.wizard.order.ads', { count: 1 }),
      },
      {
        label: t('postings.wizard.order.leftAfter'),
        value: t('postings.wizard.order.ads', { count: credit.left - 1 }),
      },
      { label: t('postings.wizard.order.validTo'), value: formatDate(credit.validTo, language) },
    ];
  }
  return [
    ...(sold
      ? [
          {
            label: t('postings.wizard.order.times', { count, price: format(price.net) }),
            value: format(sums.sum),
          },
          {
            label: t('postings.wizard.order.discount', { name: sold.name, percent: sold.discountPercent }),
            value: `−${format(sums.discount)}`,
          },
        ]
      : []),
    { label: t('postings.wizard.order.net'), value: format(sums.base) },
    { label: t('postings.wizard.order.vat'), value: format(sums.vat) },
  ];
}

/**
 * Next to the steps: the price of the posting or its package, with VAT shown separately (rules.md#vat), or the credit
 * used.
 */
export function OrderSummary({ option, terms, closes = null, verified, note = null }: OrderSummaryProps) {
  const { t, language } = useWizardForm();
  const lines = useLines(terms);
  const hintOf = ({ price, sold, credit, count }: PurchaseTerms): string => {
    if (credit) return t('postings.wizard.order.creditNote');
    if (sold) return t('postings.wizard.order.packageNote', { count });
    if (price.net > 0) return t('postings.wizard.order.paidNote');
    return t(`postings.wizard.order.${verified ? 'freeNote' : 'reviewedNote'}`);
  };
  return (
    <Card as="aside" stack className="g12 sticky" aria-label={t('postings.wizard.order.title')}>
      <h2 className="sm dim wizard-kicker">
        {t(closes === null ? 'postings.wizard.order.title' : 'postings.renewal.after')}
      </h2>
      {option && terms ? (
        <>
          <p className="wizard-item">
            {terms.sold
              ? packageTitle(t, {
                  name: terms.sold.name,
                  adType: option.code,
                  days: terms.price.days,
                  count: terms.count,
                })
              : t('postings.wizard.order.item', {
                  type: t(`advertising.types.${option.code}`),
                  days: t('advertising.days', { count: terms.price.days }),
                })}
          </p>
          {closes ? <KeyValues items={[{ label: t('postings.renewal.newDeadline'), value: closes }]} /> : null}
          {lines.length > 0 ? <KeyValues items={lines} /> : null}
          <hr className="wizard-rule" />
          <div className="row between baseline" aria-live="polite">
            <span className="bold">{t('postings.wizard.order.total')}</span>
            <span className="price wizard-total">
              {terms.credit
                ? formatAmount(0, terms.price.currency, language)
                : formatPrice(terms.sums.total, terms.price.currency, language, t)}
            </span>
          </div>
          {terms.price.currency === 'EUR' && terms.price.net > 0 && !terms.credit ? (
            <p className="sm">
              {t('postings.wizard.order.inDinars', {
                total: formatAmount(terms.orderTotal, 'RSD', language),
              })}
            </p>
          ) : null}
          <p className="sm dim">{note ?? hintOf(terms)}</p>
        </>
      ) : (
        <p className="wizard-item">{t('postings.wizard.order.none')}</p>
      )}
    </Card>
  );
}
