import { type SyntheticEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { KeyValues } from '#ui/facts.tsx';
import { Field } from '#ui/field.tsx';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { Modal } from '#ui/modal.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { adPeriods } from '../../ad-type.ts';
import { getAdOptions } from '../../price-list/contract.ts';
import type { AdOptions } from '../../price-list/fields.ts';
import { formatAmount } from '../../price-list/price-text.ts';
import { orderPackage, quoteOrder } from '../contract.ts';
import type { Order, Quote } from '../fields.ts';
import { maxOrderedAds, nearestCount } from '../packages.ts';
import '#ui/styles/pricing.css';

type AdType = AdOptions['adTypes'][number]['code'];
interface Choice {
  adType: AdType;
  days: number;
  count: number;
}

/** Paid ad types that are available. */
const sold = ({ adTypes }: AdOptions) =>
  adTypes.filter(({ refusal, prices }) => refusal === null && prices.some(({ net }) => net > 0));

/** Price breakdown of the package: number and price, discount, base, VAT, total (rules.md#vat). */
function Sums({ quote }: { quote: Quote }) {
  const t = useTexts();
  const language = useLanguage();
  const { shown, para, count, discountPercent } = quote;
  const amount = (value: number): string => formatAmount(value, shown.currency, language);
  return (
    <>
      <KeyValues
        items={[
          {
            label: t('advertising.orders.buy.times', { count, price: amount(shown.net) }),
            value: amount(shown.sum),
          },
          {
            label: t('advertising.orders.buy.discount', {
              name: quote.package?.name ?? '',
              percent: discountPercent,
            }),
            value: `−${amount(shown.discount)}`,
          },
          { label: t('advertising.orders.buy.base'), value: amount(shown.base) },
          { label: t('advertising.orders.buy.vat'), value: amount(shown.vat) },
        ]}
      />
      <div className="row between baseline order-total">
        <span className="bold">{t('advertising.orders.buy.total')}</span>
        <span className="price">{amount(shown.total)}</span>
      </div>
      {shown.currency === 'EUR' ? (
        <p className="sm">
          {t('advertising.orders.buy.inDinars', { total: formatAmount(para.total, 'RSD', language) })}
        </p>
      ) : null}
      <p className="sm dim">{t('advertising.orders.buy.note', { count: quote.package?.validMonths ?? 0 })}</p>
    </>
  );
}

function Choices({
  options,
  choice,
  choose,
}: {
  options: AdOptions;
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
}) {
  const t = useTexts();
  const about = useId();
  const least = options.packages[0]?.minAds ?? 1;
  return (
    <>
      <Field label={t('advertising.orders.buy.adType')}>
        <NativeSelect
          value={choice.adType}
          options={sold(options).map(({ code }) => ({ value: code, label: t(`advertising.types.${code}`) }))}
          onChange={(event) => choose({ adType: event.currentTarget.value as AdType })}
        />
      </Field>
      <div className="row between flex-wrap g12">
        <span className="bold sm" aria-hidden="true">
          {t('advertising.orders.buy.days')}
        </span>
        <SegmentedControl
          label={t('advertising.orders.buy.days')}
          options={adPeriods.map((period) => ({
            value: String(period),
            label: t('advertising.days', { count: period }),
          }))}
          value={String(choice.days)}
          onChange={(days) => choose({ days: Number(days) })}
        />
      </div>
      <div className="row between flex-wrap g12">
        <span>
          <span className="bold sm">{t('advertising.orders.buy.count')}</span>
          <span className="sm dim order-line" id={about}>
            {options.packages
              .map(({ name, minAds, discountPercent }) =>
                t('advertising.orders.buy.from', { name, count: minAds, percent: discountPercent }),
              )
              .join(', ')}
          </span>
        </span>
        <NumberStepper
          label={t('advertising.orders.buy.count')}
          less={t('advertising.orders.buy.less')}
          more={t('advertising.orders.buy.more')}
          describedBy={about}
          value={choice.count}
          min={least}
          max={maxOrderedAds}
          onChange={(count) => choose({ count })}
        />
      </div>
    </>
  );
}

/** Fetches the quote for each choice; responses for earlier choices are ignored. */
function useQuote(choice: Choice | null, onFailed: (error: unknown) => void) {
  const api = useApi();
  const [quote, setQuote] = useState<Quote | null>(null);
  const [attempts, setAttempts] = useState(0);
  const failed = useEffectEvent(onFailed);
  const { adType, days, count } = choice ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempts` repeats the request for the same choice
  useEffect(() => {
    if (adType === undefined || days === undefined || count === undefined) return;
    let current = true;
    api.call(quoteOrder, { body: { adType, days, count } }).then(
      ({ data }) => {
        if (current) setQuote(data);
      },
      (error) => {
        if (current) failed(error);
      },
    );
    return () => {
      current = false;
    };
  }, [api, adType, days, count, attempts]);
  const fits = quote?.adType === adType && quote?.days === days && quote?.count === count;
  return {
    /** Quote of the current choice, or of the previous one while the request is pending. */
    quote,
    fits,
    again: () => setAttempts((times) => times + 1),
  };
}

interface BuyPackageProps {
  /** Code of the initially selected package. */
  code: string;
  onClose: () => void;
  onOrdered: (order: Order) => void;
}

/** State of the choice, its quote and the order; a rejected order reloads the options and the quote. */
function usePackageOrder({ code, onOrdered }: Omit<BuyPackageProps, 'onClose'>) {
  const t = useTexts();
  const api = useApi();
  const [options, setOptions] = useState<AdOptions | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [noQuote, setNoQuote] = useState<string | null>(null);
  const { quote, fits, again } = useQuote(choice, (error) => setNoQuote(problemSentence(error, t)));

  const loading = useAct(async () => {
    const { data } = await api.call(getAdOptions, {});
    setOptions(data);
    const [first] = sold(data);
    const chosenPackage = data.packages.find((offered) => offered.code === code) ?? data.packages[0];
    if (!first || !chosenPackage) return;
    setChoice((current) =>
      current
        ? { ...current, count: Math.max(current.count, data.packages[0]?.minAds ?? 1) }
        : { adType: first.code, days: 30, count: nearestCount(chosenPackage, 1) },
    );
  });
  const begin = useEffectEvent(loading.run);
  useEffect(() => void begin(), []);

  const ordering = useAct(async (body: Choice & { total: number }) =>
    onOrdered((await api.call(orderPackage, { body })).data),
  );
  const clear = (): void => {
    ordering.clear();
    loading.clear();
    setNoQuote(null);
  };

  const choose = (change: Partial<Choice>): void => {
    clear();
    setChoice((current) => current && { ...current, ...change });
  };

  const order = async (): Promise<void> => {
    if (!choice || !quote || !fits || ordering.busy) return;
    clear();
    if (await ordering.run({ ...choice, total: quote.para.total })) return;
    // The price or the package sizes may have changed.
    await loading.run();
    again();
  };

  const problem = ordering.problem ?? loading.problem ?? noQuote;
  return { options, choice, choose, quote, fits, order, ordering: ordering.busy !== null, problem };
}

/** Dialog for buying a package without a posting: ad type and period, count, price, and the order. */
export default function BuyPackage({ code, onClose, onOrdered }: BuyPackageProps) {
  const t = useTexts();
  const form = useId();
  const { options, choice, choose, quote, fits, order, ordering, problem } = usePackageOrder({
    code,
    onOrdered,
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void order();
  };

  const closed = options !== null && sold(options).length === 0;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('advertising.orders.buy.title')}
      subtitle={t('advertising.orders.buy.subtitle')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('advertising.orders.buy.cancel')}
          </Button>
          {closed ? null : (
            <Button
              type="submit"
              form={form}
              variant="primary"
              loading={ordering}
              loadingText={t('advertising.orders.buy.sending')}
              disabledReason={fits ? undefined : t('advertising.orders.buy.counting')}
            >
              {t('advertising.orders.buy.submit')}
            </Button>
          )}
        </>
      }
    >
      <form autoComplete="off" id={form} className="stack g16" noValidate onSubmit={submit}>
        <ProblemNote>{problem}</ProblemNote>
        {closed ? <Note tone="warn">{t('advertising.refusals.no-provider')}</Note> : null}
        {options && choice ? <Choices options={options} choice={choice} choose={choose} /> : null}
        {quote && choice ? (
          <div className="stack g12" aria-live="polite" aria-busy={!fits}>
            <Sums quote={quote} />
          </div>
        ) : closed || problem ? null : (
          <Skeleton height={160} />
        )}
      </form>
    </Modal>
  );
}
