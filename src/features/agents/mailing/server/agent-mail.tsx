import type { Executor } from '#platform/database/database.ts';
import { MailLetter, MailText, Table } from '#platform/mail/mail-frame.tsx';
import { defineMail, type MailSurroundings, type MailTemplate } from '#platform/mail/mail-template.ts';
import type { MailListAddresses } from '#platform/mail/mailer.ts';
import { pageAddress } from '#shared/site-map.ts';
import { agentEditAddress, agentMailAddress } from '../mail-link.ts';
import { type MailedPosting, PostingRow } from './posting-row.tsx';

/** The agent that a mail is from. */
export interface MailingAgent {
  agentId: number;
  title: string;
  /** Of its links, which work without login. */
  token: string;
  /** What it searches for, in words. */
  conditions: string;
}

export interface FoundMail extends MailingAgent {
  /** Postings found since its last mail; those beyond `postings` are reached by `searchPath`. */
  count: number;
  postings: MailedPosting[];
  searchPath: string;
}

/** What the feature does when something becomes of a mail of an agent. */
export interface MailEffects {
  /** Where the agent's mail is stopped; null: it does not write any more. */
  subscription: (agentId: number, token: string) => Promise<MailListAddresses | null>;
  refused: (tx: Executor, accountId: string) => Promise<void>;
  opened: (tx: Executor, mailId: string) => Promise<void>;
}

export interface AgentMails {
  /** What an agent found. */
  found: MailTemplate<FoundMail>;
  /** Whether an agent that nobody used for a year is still to write. */
  stillWanted: MailTemplate<MailingAgent>;
}

const footerOf = ({ agentId, title, token, conditions }: MailingAgent, { t, siteUrl }: MailSurroundings) => ({
  why: t('agents.mail.footer', { title, conditions }),
  footerLinks: [
    { href: `${siteUrl}${agentEditAddress(agentId)}`, label: t('agents.mail.edit') },
    { href: `${siteUrl}${agentMailAddress(token, { wish: 'pause' })}`, label: t('agents.mail.pause') },
    { href: `${siteUrl}${agentMailAddress(token)}`, label: t('mail.unsubscribe') },
  ],
});

const renderFound: AgentMails['found']['render'] = (mail, surroundings) => {
  const { t, siteUrl } = surroundings;
  const { title, count, postings } = mail;
  const heading = t('agents.mail.found.subject', { count, title });
  return {
    subject: heading,
    body: (
      <MailLetter
        surroundings={surroundings}
        preview={postings.map((posting) => posting.title).join(', ')}
        heading={heading}
        greeting={null}
        button={{ href: `${siteUrl}${mail.searchPath}`, label: t('agents.mail.found.all') }}
        {...footerOf(mail, surroundings)}
      >
        <MailText>
          {t('agents.mail.found.intro', { count })}
          {count > postings.length ? ` ${t('agents.mail.found.first', { count: postings.length })}` : null}
        </MailText>
        <Table style={{ width: '100%' }}>
          {postings.map((posting, place) => (
            <PostingRow
              key={posting.id}
              posting={posting}
              token={mail.token}
              last={place === postings.length - 1}
              surroundings={surroundings}
            />
          ))}
        </Table>
      </MailLetter>
    ),
  };
};

const renderStillWanted: AgentMails['stillWanted']['render'] = (mail, surroundings) => {
  const { t, siteUrl } = surroundings;
  const { title } = mail;
  return {
    subject: t('agents.mail.stillWanted.subject', { title }),
    body: (
      <MailLetter
        surroundings={surroundings}
        preview={t('agents.mail.stillWanted.preview')}
        heading={t('agents.mail.stillWanted.subject', { title })}
        button={{
          href: `${siteUrl}${agentMailAddress(mail.token, { wish: 'continue' })}`,
          label: t('agents.mail.stillWanted.button'),
        }}
        {...footerOf(mail, surroundings)}
      >
        <MailText>{t('agents.mail.stillWanted.text')}</MailText>
        <MailText>{t('agents.mail.stillWanted.otherwise')}</MailText>
      </MailLetter>
    ),
  };
};

/** The mails of digital agents (rules.md#agent-mails), each a subscription of its own agent. */
export function createAgentMails({ subscription, refused, opened }: MailEffects): AgentMails {
  const ofAgent = {
    subscription: ({ agentId, token }: MailingAgent) => subscription(agentId, token),
    refused,
    opened,
  };
  return {
    found: defineMail<FoundMail>({
      name: 'agents.found',
      sample: {
        agentId: 1,
        title: 'Knjigovodstvo u Beogradu',
        token: 'primer',
        conditions: 'Knjigovođa, Beograd',
        count: 1,
        searchPath: `${pageAddress('postings')}?q=knjigovo%C4%91a`,
        postings: [
          {
            id: 1,
            title: 'Knjigovođa (m/ž)',
            company: 'Kvarc Računovodstvo',
            employerId: 1,
            place: 'Beograd',
            salary: null,
            closesOn: '2026-11-30',
            badge: null,
            reasons: ['Beograd'],
            others: [],
          },
        ],
      },
      title: 'agents.mail.names.found',
      ...ofAgent,
      render: renderFound,
    }),
    stillWanted: defineMail<MailingAgent>({
      name: 'agents.stillWanted',
      sample: {
        agentId: 1,
        title: 'Knjigovodstvo u Beogradu',
        token: 'primer',
        conditions: 'Knjigovođa, Beograd',
      },
      title: 'agents.mail.names.stillWanted',
      ...ofAgent,
      render: renderStillWanted,
    }),
  };
}
