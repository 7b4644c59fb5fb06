import type { ReactNode } from 'react';
import { IconClock } from '#ui/icons/sign-in-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconChevronDown } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Ticks } from '#ui/ticks.tsx';
import type { AdPackage, AdType } from '../fields.ts';
import { AdTypeTable } from './ad-type-table.tsx';
import { PackageCards } from './package-cards.tsx';
import { PackageTable } from './package-table.tsx';
import '#ui/light/ad-row.css';
import '#ui/styles/pricing.css';
import './price-list.css';
import { pageAddress } from '#kit/site-map.ts';

const packageNotes = ['same', 'proforma', 'credits', 'vat'] as const;

function Questions({ packages }: { packages: readonly AdPackage[] }) {
  const t = useTexts();
  const texts = (name: 'setup' | 'publishing' | 'change') => ({
    name,
    question: t(`advertising.prices.questions.${name}.question`),
    answer: t(`advertising.prices.questions.${name}.answer`),
  });
  const list = packages
    .map(({ name, validMonths }) => t('advertising.prices.questions.unused.item', { name, count: validMonths }))
    .join(', ');
  const items = [
    texts('setup'),
    texts('publishing'),
    texts('change'),
    {
      name: 'unused',
      question: t('advertising.prices.questions.unused.question'),
      answer: t('advertising.prices.questions.unused.answer', { list }),
    },
  ];
  return (
    <section className="section faqs">
      <h2 className="mb16">{t('advertising.prices.questions.title')}</h2>
      <div className="ad-list">
        {items.map(({ name, question, answer }, at) => (
          <details key={name} className="faq" open={at === 0}>
            <summary>
              {question}
              <IconChevronDown className="fold-mark" />
            </summary>
            <p className="dim">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** `<main>` content of `/cenovnik`: packages, ad types by period, questions. */
export function PriceList({
  adTypes,
  freeAdLimit,
  packages,
  children,
}: {
  adTypes: readonly AdType[];
  freeAdLimit: number;
  packages: readonly AdPackage[];
  /** After the ad types: what they look like. */
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <>
      <div className="price-head">
        <h1>{t('advertising.prices.title')}</h1>
        <p className="lead mt12">{t('advertising.prices.lead')}</p>
        <p className="mt16 bold">
          <IconClock /> {t('advertising.prices.setup')}
        </p>
      </div>
      <h2 className="visually-hidden">{t('advertising.prices.packages.title')}</h2>
      <PackageCards packages={packages} />
      <Ticks
        className="price-notes mt24"
        items={packageNotes.map((name) => ({
          key: name,
          content: t(`advertising.prices.packages.notes.${name}`),
        }))}
      />
      <AdTypeTable adTypes={adTypes} freeAdLimit={freeAdLimit} />
      {children}
      <PackageTable packages={packages} />
      <Questions packages={packages} />
      <p className="center mt40">
        <LinkButton variant="accent" size="lg" href={pageAddress('posting-create')}>
          {t('advertising.prices.post')}
        </LinkButton>
      </p>
    </>
  );
}
