import { Badge } from '#ui/light/badge.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { buyPackageAddress } from '../../package-address.ts';
import { PackageName } from '../../web/package-name.tsx';
import type { AdPackage, PackagePrice } from '../fields.ts';
import { formatAmount, formatBareAmount } from '../price-text.ts';

/** Period of the example price on the cards, in days. */
const exampleDays = 30;
const exampleOf = (prices: readonly PackagePrice[]): PackagePrice | undefined =>
  prices.find(({ days }) => days === exampleDays) ?? prices[0];

function Struck({ amount, currency }: { amount: number; currency: PackagePrice['currency'] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <s className="sm muted">
      <VisuallyHidden>{t('advertising.prices.packages.insteadOf')} </VisuallyHidden>
      {formatBareAmount(amount, currency, language)}
    </s>
  );
}

function Example({ price, minAds }: { price: PackagePrice; minAds: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { adType, days, currency, regular, net, leastRegular, leastNet } = price;
  const amount = (value: number): string => formatAmount(value, currency, language);
  const type = t(`advertising.types.${adType}`);
  return (
    <>
      <div className="package-single">
        <span className="sm dim">
          {t('advertising.prices.packages.single', { type: type.toLowerCase(), count: days })}
        </span>
        <br />
        <span className="price">{amount(net)}</span> <Struck amount={regular} currency={currency} />
      </div>
      <div className="stack g4 sm">
        <span className="dim">{t('advertising.prices.packages.least', { count: minAds })}</span>
        <span>
          <b className="medium">{amount(leastNet)}</b> <Struck amount={leastRegular} currency={currency} />
        </span>
        <span className="package-saving">
          {t('advertising.prices.packages.saving', { amount: amount(leastRegular - leastNet) })}
        </span>
      </div>
    </>
  );
}

function PackageCard({ sold, best }: { sold: AdPackage; best: boolean }) {
  const t = useTexts();
  const { code, name, discountPercent, minAds, maxAds, validMonths, prices } = sold;
  const example = exampleOf(prices);
  return (
    <article className={best ? 'package best' : 'package'}>
      {best ? (
        <Badge tone="neutral" className="flag">
          {t('advertising.prices.packages.often')}
        </Badge>
      ) : null}
      <div className="row between top">
        <h3 className="name">
          <PackageName name={name} />
        </h3>
        <Badge tone="featured" className="package-discount">
          {t('advertising.prices.packages.discount', { percent: discountPercent })}
        </Badge>
      </div>
      <div>
        <p className="medium">
          {maxAds === null
            ? t('advertising.prices.packages.andMore', { from: minAds })
            : t('advertising.prices.packages.range', { from: minAds, count: maxAds })}
        </p>
        <p className="sm dim">{t('advertising.prices.packages.valid', { count: validMonths })}</p>
      </div>
      {example ? <Example price={example} minAds={minAds} /> : null}
      <LinkButton
        className="package-buy"
        variant={best ? 'primary' : 'default'}
        size="lg"
        block
        href={buyPackageAddress(code)}
      >
        {t('advertising.prices.packages.choose', { name })}
      </LinkButton>
    </article>
  );
}

/** Each package with the price of its most expensive ad type; the middle one is highlighted. */
export function PackageCards({ packages }: { packages: readonly AdPackage[] }) {
  const middle = Math.floor(packages.length / 2);
  return (
    <div className="grid c3 packages">
      {packages.map((sold, at) => (
        <PackageCard key={sold.code} sold={sold} best={at === middle} />
      ))}
    </div>
  );
}
