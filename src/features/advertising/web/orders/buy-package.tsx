import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { adPeriods } from '#features/advertising/ad-type.ts';
import { getAdOptions } from '#features/advertising/contract.ts';
import type { AdOptions } from '#features/advertising/fields.ts';
import { orderPackage, quoteOrder } from '#features/advertising/order-contract.ts';
import type { Order, Quote } from '#features/advertising/order-fields.ts';
import { mostAds, nearestCount } from '#features/advertising/packages.ts';
import { formatAmount } from '#features/advertising/price-text.ts';
import { Button } from '#ui/button.tsx';
import { KeyValues } from '#ui/facts.tsx';
import { Field } from '#ui/field.tsx';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { Modal } from '#ui/modal.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Note } from '#ui/note.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#ui/styles/pricing.css';

type AdType = AdOptions['adTypes'][number]['code'];
interface Choice {
  adType: AdType;
  days: number;
  count: number;
}

/** What costs something and can be had. */
const sold = ({ adTypes }: AdOptions) =>
  adTypes.filter(({ refusal, prices }) => refusal === null && prices.some(({ net }) => net > 0));

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What the package costs: number and price, discount, base, VAT, total (SPEC §9). */
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
      <div className="row between base ord-total">
        <span className="b">{t('advertising.orders.buy.total')}</span>
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
      <div className="row between wrapx g12">
        <span className="b sm" aria-hidden="true">
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
      <div className="row between wrapx g12">
        <span>
          <span className="b sm">{t('advertising.orders.buy.count')}</span>
          <span className="sm dim ord-line" id={about}>
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
          max={mostAds}
          onChange={(count) => choose({ count })}
        />
      </div>
    </>
  );
}

/** Asks for the price of every choice; of two answers the later choice's counts. */
function useQuote(choice: Choice | null, onFailed: (error: unknown) => void) {
  const api = useApi();
  const [quote, setQuote] = useState<Quote | null>(null);
  const [asked, setAsked] = useState(0);
  const failed = useEffectEvent(onFailed);
  const { adType, days, count } = choice ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again for the same choice
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
  }, [api, adType, days, count, asked]);
  const fits = quote?.adType === adType && quote?.days === days && quote?.count === count;
  return {
    /** Of the present choice, or of the one before it while its price is on the way. */
    quote,
    fits,
    again: () => setAsked((times) => times + 1),
  };
}

/** The window in which a package is bought without a posting: what, how many, for how much, and the order. */
export default function BuyPackage({
  code,
  onClose,
  onOrdered,
}: {
  /** The package to begin with. */
  code: string;
  onClose: () => void;
  onOrdered: (order: Order) => void;
}) {
  const t = useTexts();
  const api = useApi();
  const form = useId();
  const [options, setOptions] = useState<AdOptions | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const key = useRef({ content: '', key: '' });
  const { quote, fits, again } = useQuote(choice, (error) => setProblem(problemSentence(error, t)));

  const load = async (): Promise<void> => {
    try {
      const { data } = await api.call(getAdOptions, {});
      setOptions(data);
      const [first] = sold(data);
      const asked = data.packages.find((known) => known.code === code) ?? data.packages[0];
      if (!first || !asked) return;
      setChoice((known) =>
        known
          ? { ...known, count: Math.max(known.count, data.packages[0]?.minAds ?? 1) }
          : { adType: first.code, days: 30, count: nearestCount(asked, 1) },
      );
    } catch (error) {
      setProblem(problemSentence(error, t));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the window opens
  useEffect(() => {
    void load();
  }, []);

  /** One key for one order: a repetition after a lost answer orders once. */
  const keyFor = (body: object): string => {
    const content = JSON.stringify(body);
    if (key.current.content !== content) key.current = { content, key: newKey() };
    return key.current.key;
  };

  const choose = (change: Partial<Choice>): void => {
    setProblem(null);
    setChoice((known) => known && { ...known, ...change });
  };

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!choice || !quote || !fits || sending) return;
    setProblem(null);
    setSending(true);
    try {
      const body = { ...choice, total: quote.para.total };
      const { data } = await api.call(orderPackage, { body }, { idempotencyKey: keyFor(body) });
      onOrdered(data);
    } catch (error) {
      setProblem(problemSentence(error, t));
      // Its price may be another one by now, or the package begin elsewhere.
      await load();
      again();
    } finally {
      setSending(false);
    }
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
          <Button variant="g" onClick={onClose}>
            {t('advertising.orders.buy.cancel')}
          </Button>
          {closed ? null : (
            <Button
              type="submit"
              form={form}
              variant="p"
              loading={sending}
              loadingText={t('advertising.orders.buy.sending')}
              disabledReason={fits ? undefined : t('advertising.orders.buy.counting')}
            >
              {t('advertising.orders.buy.submit')}
            </Button>
          )}
        </>
      }
    >
      <form
        autoComplete="off"
        id={form}
        className="stack g16"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
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
