import { employerAddress } from '#features/employers/directory/directory-address.ts';
import { counted } from '#kit/money.ts';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { HomePage } from '../fields.ts';
import { HomeSection } from './home-section.tsx';

/** Employers as tiles that link to their pages. */
export function HomeEmployers({ employers }: { employers: HomePage['selectedEmployers'] }) {
  const t = useTexts();
  const language = useLanguage();
  if (employers.length === 0) return null;
  return (
    <HomeSection title={t('postings.home.employers')}>
      <div className="home-employers snap-mobile">
        {employers.map(({ id, company, logo, activePostings }) => (
          <Link key={id} className="home-employer" href={employerAddress(id)}>
            <InitialsTile id={id} name={company} src={logo} />
            <div>
              <b>{company}</b>
              <span className="xs dim">{t('postings.search.count', counted(activePostings, language))}</span>
            </div>
          </Link>
        ))}
      </div>
    </HomeSection>
  );
}
