import type { AdOption } from '#features/advertising/fields.ts';
import { formatAmount } from '#features/advertising/price-text.ts';
import { Card } from '#ui/card.tsx';
import { KeyValues } from '#ui/facts.tsx';
import { priceFor } from './ad-prices.ts';
import { useWizardForm } from './use-wizard-form.ts';
import '#ui/styles/pricing.css';

interface OrderSummaryProps {
  option: AdOption | undefined;
  /** The day on which a renewal ends. */
  closes?: string | null;
  /** What else is to be known. */
  note?: string | null;
}

/** Beside the steps: what the posting costs, VAT apart (SPEC §9). */
export function OrderSummary({ option, closes = null, note = null }: OrderSummaryProps) {
  const { form, t, language } = useWizardForm();
  const price = option && priceFor(option, form.watch('productDuration'));
  const shown = (amount: number): string => (price ? formatAmount(amount, price.currency, language) : '');
  return (
    <Card as="aside" stack className="g12 sticky">
      <h2 className="sm dim pw-kicker">
        {t(closes === null ? 'postings.wizard.order.title' : 'postings.renewal.after')}
      </h2>
      {option && price ? (
        <>
          <p className="pw-item">
            {t('postings.wizard.order.item', {
              type: t(`advertising.types.${option.code}`),
              days: t('advertising.days', { count: price.days }),
            })}
          </p>
          {closes ? (
            <KeyValues items={[{ label: t('postings.renewal.newDeadline'), value: closes }]} />
          ) : null}
          {price.net > 0 ? (
            <KeyValues
              items={[
                { label: t('postings.wizard.order.net'), value: shown(price.net) },
                { label: t('postings.wizard.order.vat'), value: shown(price.vat) },
              ]}
            />
          ) : null}
          <hr className="pw-hr" />
          <div className="row between base">
            <span className="b">{t('postings.wizard.order.total')}</span>
            <span className="price pw-total">{shown(price.total)}</span>
          </div>
          {price.currency === 'EUR' && price.net > 0 ? (
            <p className="sm">
              {t('postings.wizard.order.inDinars', {
                total: formatAmount(price.orderTotal, 'RSD', language),
              })}
            </p>
          ) : null}
          <p className="sm dim">
            {note ?? t(price.net > 0 ? 'postings.wizard.order.paidNote' : 'postings.wizard.order.freeNote')}
          </p>
        </>
      ) : (
        <p className="pw-item">{t('postings.wizard.order.none')}</p>
      )}
    </Card>
  );
}
