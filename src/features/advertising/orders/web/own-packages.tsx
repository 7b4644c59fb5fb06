import { formatDate, formatShortDate } from '#kit/dates.ts';
import { Badge } from '#ui/light/badge.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconChevronDown } from '#ui/light/icons.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { Meter } from '#ui/meter.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { CreditChange, CreditPackage } from '../../credit-fields.ts';
import { PackageName } from '../../web/package-name.tsx';
import type { Order } from '../fields.ts';
import { PayButton } from './order-parts.tsx';

/** „Paket A+”. */
function Heading({ name }: { name: string }) {
  const t = useTexts();
  return (
    <h3 className="own-package-name">
      {t('advertising.orders.packages.name')} <PackageName name={name} />
    </h3>
  );
}

function Change({ entry }: { entry: CreditChange }) {
  const t = useTexts();
  const language = useLanguage();
  const { event, at, change, posting } = entry;
  const what =
    event === 'used' && posting
      ? posting.positionTitle
      : t(`advertising.orders.packages.changes.${event}`, { title: posting?.positionTitle ?? '' });
  return (
    <li className="row between top g12">
      <span className="order-employer">
        {formatShortDate(new Date(at), language)} <TitleText text={what} />
      </span>
      <b className="no-wrap">{change < 0 ? `−${-change}` : `+${change}`}</b>
    </li>
  );
}

/** A paid package: its balance, expiry date, and credit history. */
function PaidPackage({ bought }: { bought: CreditPackage }) {
  const t = useTexts();
  const language = useLanguage();
  const used = bought.bought - bought.left;
  const date = formatDate(bought.validTo, language);
  return (
    <Card as="article" stack className="g12">
      <div className="row between top g12">
        <Heading name={bought.name} />
        {bought.expired ? (
          <Badge tone="neutral">{t('advertising.orders.packages.expired', { date })}</Badge>
        ) : bought.left === 0 ? (
          <Badge tone="neutral">{t('advertising.orders.packages.usedUp')}</Badge>
        ) : (
          <Badge tone="ok">{t('advertising.orders.packages.validTo', { date })}</Badge>
        )}
      </div>
      <p className="sm dim">
        {t('advertising.orders.packages.what', {
          ads: t(`advertising.ads.${bought.adType}`, { count: bought.bought }),
          days: t('advertising.days', { count: bought.days }),
        })}
      </p>
      {bought.expired ? null : (
        <div>
          <div className="row between sm mb8">
            <span className="bold">{t('advertising.orders.packages.left', { count: bought.left })}</span>
            <span className="dim">{t('advertising.orders.packages.used', { used, bought: bought.bought })}</span>
          </div>
          <Meter
            value={(used / bought.bought) * 100}
            label={t('advertising.orders.packages.used', { used, bought: bought.bought })}
          />
        </div>
      )}
      <details className="own-package-changes" open={bought.left > 0}>
        <summary>
          {t('advertising.orders.packages.changesTitle')}
          <IconChevronDown className="fold-mark" />
        </summary>
        <ul className="sm stack g8 mt8">
          {bought.changes.map((entry) => (
            <Change key={`${entry.at} ${entry.event} ${entry.posting?.id}`} entry={entry} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

/** A package that has been ordered but not paid yet. */
function WaitingPackage({ order }: { order: Order }) {
  const t = useTexts();
  if (!order.package) return null;
  const { name, validMonths } = order.package;
  return (
    <Card as="article" stack className="g12 own-package-waiting">
      <div className="row between top g12">
        <Heading name={name} />
        <Badge tone="featured">{t('advertising.orders.states.awaiting_payment')}</Badge>
      </div>
      <p className="sm dim">
        {t('advertising.orders.packages.what', {
          ads: t(`advertising.ads.${order.adType}`, { count: order.count }),
          days: t('advertising.days', { count: order.days }),
        })}
      </p>
      <p className="sm order-employer">
        {t('advertising.orders.packages.waits', { count: validMonths })}{' '}
        {order.posting ? (
          <TitleText text={t('advertising.orders.packages.reserved', { title: order.posting.positionTitle })} />
        ) : null}
      </p>
      <div className="own-package-foot">
        <PayButton order={order} />
      </div>
    </Card>
  );
}

/** An employer's packages: usable ones first, then unpaid ones, then used up or expired ones. */
export function OwnPackages({
  packages,
  waiting,
}: {
  packages: readonly CreditPackage[];
  /** Unpaid orders of packages. */
  waiting: readonly Order[];
}) {
  const t = useTexts();
  if (packages.length + waiting.length === 0) return null;
  const [usable, over] = [packages.filter(({ left }) => left > 0), packages.filter(({ left }) => left === 0)];
  const paid = (bought: CreditPackage) => <PaidPackage key={bought.id} bought={bought} />;
  return (
    <section className="stack g12">
      <h2 className="h3">{t('advertising.orders.packages.title')}</h2>
      <div className="grid c2 own-packages">
        {usable.toReversed().map(paid)}
        {waiting.map((order) => (
          <WaitingPackage key={order.id} order={order} />
        ))}
        {over.map(paid)}
      </div>
    </section>
  );
}
