import { employerAddress } from '#features/employers/directory/directory-address.ts';
import type { EmployerCard } from '#features/employers/fields.ts';
import { replyWords } from '#features/employers/reply-words.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { hostOf, phoneText } from '#kit/contact-text.ts';
import { formatNumber } from '#kit/money.ts';
import { KeyValues } from '#ui/facts.tsx';
import { IconRosetteCheck } from '#ui/icons/sign-in-icons.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconArrowRight } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

function EmployerFacts({ employer }: { employer: EmployerCard }) {
  const t = useTexts();
  const language = useLanguage();
  const place = [employer.postal, employer.location].filter(Boolean).join(' ');
  const address = [employer.address, place].filter(Boolean).join(', ');
  const facts = [
    { label: t('postings.page.activePostings'), value: formatNumber(employer.activePostings, language) },
    { label: t('postings.page.address'), value: address },
    {
      label: t('postings.page.phone'),
      value: employer.phone ? (
        <a className="no-wrap" href={`tel:${employer.phone}`}>
          {phoneText(employer.phone)}
        </a>
      ) : null,
    },
    {
      label: t('postings.page.website'),
      value: employer.website ? (
        <a href={employer.website} rel="noopener nofollow" target="_blank">
          {hostOf(employer.website)}
        </a>
      ) : null,
    },
    { label: t('employers.replies.label'), value: replyWords(employer.replies, t) },
    { label: t('postings.page.pib'), value: employer.pib },
    { label: t('postings.page.registrationNumber'), value: employer.registrationNumber },
  ];
  return <KeyValues items={facts.filter(({ value }) => Boolean(value))} />;
}

/** The company on a posting's page; `brief` without its contact data, for ended postings. */
export function EmployerPanel({ employer, brief = false }: { employer: EmployerCard; brief?: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { activePostings } = employer;
  const number = formatNumber(activePostings, language);
  return (
    <Card as="section" stack aria-label={t('postings.page.employer')}>
      <div className="row g12">
        {/* The same picture as at the top of the page. */}
        <InitialsTile id={employer.id} name={employer.company} src={employer.logo} eager />
        <div>
          <h2 className="posting-side-heading">
            <Link className="link" href={employerAddress(employer.id)}>
              {employer.company}
            </Link>
          </h2>
          {brief ? <p className="sm dim">{t('postings.page.activeCount', { count: activePostings, number })}</p> : null}
          {employer.verified && !brief ? (
            <p className="sm row g4 posting-verified">
              <IconRosetteCheck />
              {t('postings.page.verified')}
            </p>
          ) : null}
        </div>
      </div>
      {brief ? null : (
        <>
          {employer.shortDescription ? <p className="sm">{employer.shortDescription}</p> : null}
          <EmployerFacts employer={employer} />
        </>
      )}
      {activePostings > 0 ? (
        <TextLink href={postingsAddress({ employers: [employer.id] })}>
          {t('postings.page.allOfEmployer')}
          <IconArrowRight />
        </TextLink>
      ) : null}
    </Card>
  );
}
