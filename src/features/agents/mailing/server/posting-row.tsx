import { MailLink, Table } from '#host/mail/mail-frame.tsx';
import { MailItem, mailItemStyles } from '#host/mail/mail-item.tsx';
import { mailColours, mailFonts } from '#host/mail/mail-styles.ts';
import type { MailSurroundings } from '#host/mail/mail-template.ts';
import { formatShortDate, type LocalDay } from '#kit/dates.ts';
import { formatSalaryLine, type SalaryRange } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { agentMailAddress } from '../mail-link.ts';

/** A posting in an agent's mail; texts are in the language of the mail. */
export interface MailedPosting {
  id: number;
  title: string;
  company: string;
  employerId: number;
  /** URL of the logo; not in mails written before they had it. */
  logo?: string | null;
  place: string;
  salary: SalaryRange | null;
  /** How the pay compares; not in mails written before they had it. */
  payNote?: string | null;
  closesOn: LocalDay;
  /** Its paid placement in lists. */
  badge: 'promoted' | 'hot' | 'featured' | null;
  /** Values of the agent that match the posting. */
  reasons: string[];
  /** Names of the owner's other agents that found it. */
  others: string[];
}

const badges = {
  promoted: ['#fcc33c', '#33220a'],
  hot: ['#f8e2dc', '#7c2c1d'],
  featured: ['#dcefef', '#00494d'],
} as const;

const small = { ...mailItemStyles.small, lineHeight: '1.5', marginTop: '4px' };
const smallLink = { color: mailColours.primary, textDecoration: 'underline' };

const Badge = ({ kind, label }: { kind: keyof typeof badges; label: string }) => (
  <p style={{ margin: '4px 0 0' }}>
    <span
      style={{
        display: 'inline-block',
        backgroundColor: badges[kind][0],
        color: badges[kind][1],
        fontFamily: mailFonts.text,
        fontSize: '12px',
        lineHeight: '20px',
        fontWeight: 600,
        padding: '0 7px',
        borderRadius: '4px',
      }}
    >
      {label}
    </span>
  </p>
);

interface RowProps {
  posting: MailedPosting;
  /** Token of the agent's links. */
  token: string;
  last: boolean;
  surroundings: MailSurroundings;
}

/** A posting in an agent's mail: the content of a card, the match reasons, and feedback links. */
export function PostingRow({ posting, token, last, surroundings: { language, siteUrl, t } }: RowProps) {
  const pay = formatSalaryLine(posting.salary, language);
  const opinion = (useful: boolean) => `${siteUrl}${agentMailAddress(token, { posting: posting.id, useful })}`;
  const until = t('postings.card.until', { date: formatShortDate(posting.closesOn, language) });
  return (
    <tr>
      <td style={{ padding: '18px 0', borderBottom: last ? 'none' : `1px solid ${mailColours.line}` }}>
        <Table style={{ width: '100%' }}>
          <MailItem
            name={posting.company}
            id={posting.employerId}
            picture={posting.logo}
            siteUrl={siteUrl}
            title={
              <MailLink
                href={`${siteUrl}${pageAddress('posting', posting.id)}`}
                style={{ color: mailColours.ink, textDecoration: 'none' }}
              >
                {posting.title}
              </MailLink>
            }
          >
            {posting.badge ? <Badge kind={posting.badge} label={t(`advertising.types.${posting.badge}`)} /> : null}
            <p style={mailItemStyles.line}>{[posting.company, posting.place].filter(Boolean).join(', ')}</p>
            <p style={mailItemStyles.small}>
              {pay ? <b style={mailItemStyles.strong}>{pay}</b> : t('postings.card.salaryMissing')},{' '}
              <span style={{ whiteSpace: 'nowrap' }}>{until}</span>
            </p>
            {posting.payNote ? <p style={small}>{posting.payNote}</p> : null}
            <p style={small}>{t('agents.mail.found.reasons', { values: posting.reasons.join(', ') })}</p>
            {posting.others.length > 0 ? (
              <p style={small}>
                {t('agents.mail.found.others', {
                  count: posting.others.length,
                  names: posting.others.map((name) => t('agents.mail.quoted', { name })).join(', '),
                })}
              </p>
            ) : null}
            <p style={small}>
              {t('agents.mail.found.useful')}{' '}
              <span style={{ whiteSpace: 'nowrap' }}>
                <MailLink href={opinion(true)} style={{ ...smallLink, marginRight: '8px' }}>
                  {t('agents.mail.found.yes')}
                </MailLink>{' '}
                <MailLink href={opinion(false)} style={smallLink}>
                  {t('agents.mail.found.no')}
                </MailLink>
              </span>
            </p>
          </MailItem>
        </Table>
      </td>
    </tr>
  );
}
