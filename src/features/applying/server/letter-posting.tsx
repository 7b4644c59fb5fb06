import { placeLabel } from '#features/catalog/place-tree.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { placeText } from '#features/postings/place-text.ts';
import { type LogoColumns, type SalaryColumns, toLogo, toSalary } from '#features/postings/row-parts.ts';
import { type PostingRow, postings } from '#features/postings/server/posting-table.ts';
import type { Where } from '#host/mail/letter.tsx';
import { Table } from '#host/mail/mail-frame.tsx';
import { MailItem, mailItemStyles } from '#host/mail/mail-item.tsx';
import { mailColours } from '#host/mail/mail-styles.ts';
import { formatSalaryLine, type SalaryRange } from '#kit/money.ts';

/** What a mail about a posting shows of it besides its title and company, in any language. */
export interface LetterPosting {
  employerId: number;
  /** URL of the logo. */
  logo: string | null;
  /** Codes of places. */
  places: string[];
  salary: SalaryRange | null;
}

/** The columns of postings and their companies that mails show. */
export const letterColumns = {
  employerId: postings.employerId,
  advertiserName: postings.advertiserName,
  company: employers.company,
  logoFileId: employers.logoFileId,
  locations: postings.locations,
  salaryMin: postings.salaryMin,
  salaryMax: postings.salaryMax,
  salaryCurrency: postings.salaryCurrency,
  salaryBasis: postings.salaryBasis,
};

/** Picks what mails show from a posting's row and its company's. */
export const letterPosting = (
  row: SalaryColumns & LogoColumns & Pick<PostingRow, 'employerId' | 'locations'>,
): LetterPosting => ({
  employerId: row.employerId,
  logo: toLogo(row),
  places: row.locations,
  salary: toSalary(row),
});

/** The posting that a mail is about. */
export interface AboutPosting {
  positionTitle: string;
  company: string;
  /** Not in mails written before they had it. */
  posting?: LetterPosting | undefined;
}

/** Invented for previews. */
export const sampleAbout: AboutPosting = {
  positionTitle: 'Knjigovođa (m/ž)',
  company: 'Kvarc Računovodstvo',
  posting: {
    employerId: 1,
    logo: null,
    places: ['beograd'],
    salary: { min: 120_000, max: 150_000, currency: 'RSD', basis: 'net' },
  },
};

/** The posting that a mail is about, below its heading: the company's mark, title, company, place and pay. */
export function aboutPosting({ positionTitle, company, posting }: AboutPosting, { language, siteUrl, t }: Where) {
  if (!posting) return null;
  const pay = formatSalaryLine(posting.salary, language);
  const places = posting.places.map((code) => ({ code, label: placeLabel(code, language) }));
  const { line, strong } = mailItemStyles;
  return (
    <Table style={{ width: '100%', margin: '0 0 20px', borderBottom: `1px solid ${mailColours.line}` }}>
      <MailItem
        name={company}
        id={posting.employerId}
        picture={posting.logo}
        siteUrl={siteUrl}
        title={positionTitle}
        padding="4px 0 16px"
      >
        <p style={line}>{[company, placeText(places, t)].filter(Boolean).join(', ')}</p>
        <p style={line}>{pay ? <b style={strong}>{pay}</b> : t('postings.card.salaryMissing')}</p>
      </MailItem>
    </Table>
  );
}
