import { hostOf, phoneText } from '#kit/contact-text.ts';
import { formatNumber } from '#kit/money.ts';
import { Fold } from '#ui/fold.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconMapPin } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { employerAddress } from '../directory-address.ts';
import type { ListedEmployer } from '../fields.ts';
import { EmployerCover } from './employer-cover.tsx';
import '#ui/light/ad-meta.css';

/** Contacts, seat and numbers, as far as they are known. */
function CompanyFacts({ employer }: { employer: ListedEmployer }) {
  const t = useTexts();
  const { phone, website, pib, registrationNumber } = employer;
  const seat = [employer.address, [employer.postal, employer.location].filter(Boolean).join(' ')].filter(Boolean);
  const numbers = [
    pib ? t('employers.list.pib', { pib }) : '',
    registrationNumber ? t('employers.list.registrationNumber', { registrationNumber }) : '',
  ].filter(Boolean);
  return (
    <ul className="employer-facts xs dim folded">
      {phone || website ? (
        <li>
          {website ? (
            <a className="link" href={website} rel="noopener nofollow" target="_blank">
              {hostOf(website)}
            </a>
          ) : null}
          {phone ? <span className="no-wrap">{phoneText(phone)}</span> : null}
        </li>
      ) : null}
      {employer.address ? <li>{seat.join(', ')}</li> : null}
      {numbers.length > 0 ? (
        <li>
          {numbers.map((number) => (
            <span key={number}>{number}</span>
          ))}
        </li>
      ) : null}
    </ul>
  );
}

/** A company in the list of companies. */
export function EmployerListCard({ employer, eager }: { employer: ListedEmployer; eager?: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { id, company, logo, activePostings, pay, field, location } = employer;
  const number = formatNumber(activePostings, language);
  /** Whole thousands: the ends of many ranges, in part converted. */
  const rounded = (amount: number): string => formatNumber(Math.round(amount / 1000) * 1000, language);
  const payText = (from: string, to: string): string =>
    from === to ? t('employers.list.payOne', { amount: from }) : t('employers.list.pay', { from, to });
  return (
    <Card as="article" pad="none" className="employer-card folds">
      <EmployerCover id={id} trade={field?.code ?? null} photo={employer.cover} eager={eager} />
      <div className="employer-card-body">
        <div className="row between g8">
          <InitialsTile id={id} name={company} src={logo} size="lg" eager={eager} />
          {activePostings > 0 ? (
            <Badge tone="new" className="no-wrap">
              {t('employers.list.postings', { count: activePostings, number })}
            </Badge>
          ) : null}
        </div>
        <h2>
          <Link href={employerAddress(id)}>{company}</Link>
        </h2>
        {employer.shortDescription ? <p className="sm dim">{employer.shortDescription}</p> : null}
        {location || pay ? (
          <ul className="ad-meta">
            {location ? (
              <li className="ad-place">
                <IconMapPin />
                {location}
              </li>
            ) : null}
            {pay ? <li>{payText(rounded(pay.from), rounded(pay.to))}</li> : null}
          </ul>
        ) : null}
        <Fold />
        <CompanyFacts employer={employer} />
      </div>
    </Card>
  );
}
