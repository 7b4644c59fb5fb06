import { hostOf, phoneText } from '#kit/contact-text.ts';
import { formatNumber } from '#kit/money.ts';
import { IconWorld } from '#ui/icons/account-icons.tsx';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconMapPin } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { employerAddress } from '../directory-address.ts';
import type { ListedEmployer } from '../fields.ts';
import '#ui/light/ad-meta.css';
import './employers.css';

/** PIB and registration number, if known. */
function CompanyNumbers({ employer }: { employer: ListedEmployer }) {
  const t = useTexts();
  const { pib, registrationNumber } = employer;
  if (!(pib || registrationNumber)) return null;
  return (
    <p className="xs muted mt8">
      {pib && registrationNumber ? t('employers.list.numbers', { pib, registrationNumber }) : null}
      {pib && !registrationNumber ? t('employers.list.pib', { pib }) : null}
      {!pib && registrationNumber ? t('employers.list.registrationNumber', { registrationNumber }) : null}
    </p>
  );
}

/** A company in the list of companies. */
export function EmployerListCard({ employer, eager }: { employer: ListedEmployer; eager?: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { id, company, logo, activePostings, phone, website } = employer;
  const place = [employer.location, employer.address].filter(Boolean).join(', ');
  const number = formatNumber(activePostings, language);
  return (
    <Card as="article" pad="sm" className="employer-card">
      <div className="row top g16">
        <InitialsTile id={id} name={company} src={logo} eager={eager} />
        <div className="grow">
          <div className="row between g8 top">
            <h2>
              <Link href={employerAddress(id)}>{company}</Link>
            </h2>
            {activePostings > 0 ? (
              <Badge tone="new" className="no-wrap">
                {t('employers.list.postings', { count: activePostings, number })}
              </Badge>
            ) : null}
          </div>
          {employer.shortDescription ? <p className="sm dim employer-card-about">{employer.shortDescription}</p> : null}
        </div>
      </div>
      <ul className="ad-meta">
        {place ? (
          <li>
            <IconMapPin />
            {place}
          </li>
        ) : null}
        {phone ? (
          <li>
            <IconPhone />
            <span className="no-wrap">{phoneText(phone)}</span>
          </li>
        ) : null}
        {website ? (
          <li>
            <IconWorld />
            <a className="link" href={website} rel="noopener nofollow" target="_blank">
              {hostOf(website)}
            </a>
          </li>
        ) : null}
      </ul>
      <CompanyNumbers employer={employer} />
    </Card>
  );
}
