import type { Executor } from '#host/database/database.ts';
import { letter, type Where } from '#host/mail/letter.tsx';
import { MailText, Table } from '#host/mail/mail-frame.tsx';
import type { MailOutcome } from '#host/mail/mail-template.ts';
import type { MailListAddresses } from '#host/mail/mailer.ts';
import { pageAddress } from '#kit/site-map.ts';
import { agentEditAddress } from '../../agent-addresses.ts';
import { agentMailAddress, alertManageAddress } from '../mail-link.ts';
import { type MailedPosting, PostingRow } from './posting-row.tsx';

/** The agent that sends a mail. */
export interface MailingAgent {
  agentId: number;
  title: string;
  /** Token of its links, which work without login. */
  token: string;
  /** Its search criteria as text. */
  conditions: string;
  /** It belongs to an address without an account. Not set in mails written before there were alerts. */
  isAlert?: boolean;
}

export interface FoundMail extends MailingAgent {
  /** Number of postings found since its last mail; those not in `postings` are reached through `searchPath`. */
  count: number;
  postings: MailedPosting[];
  searchPath: string;
}

/** Callbacks for events of agent mails. */
export interface MailEffects {
  /** Unsubscribe addresses of the agent; null when it no longer sends mail. */
  subscription: (agentId: number, token: string) => Promise<MailListAddresses | null>;
  refused: (tx: Executor, accountId: string) => Promise<void>;
  opened: (tx: Executor, mailId: string) => Promise<void>;
  finished: (tx: Executor, mailId: string, outcome: MailOutcome) => Promise<void>;
}

export type AgentMails = ReturnType<typeof createAgentMails>;

const factsOf = ({ title, conditions }: MailingAgent) => ({ title, conditions });

const unsubscribeFrom = ({ agentId, token, isAlert }: MailingAgent, { t }: Where) =>
  [
    [
      isAlert ? alertManageAddress(token) : agentEditAddress(agentId),
      t(isAlert ? 'agents.mail.manage' : 'agents.mail.edit'),
    ],
    [agentMailAddress(token, { wish: 'pause' }), t('agents.mail.pause')],
    [agentMailAddress(token), t('mail.unsubscribe')],
  ] as const;

const sample: MailingAgent = {
  agentId: 1,
  title: 'Knjigovodstvo u Beogradu',
  token: 'primer',
  conditions: 'Knjigovođa, Beograd',
};

/** The mails of digital agents (rules.md#agent-mails), each a subscription of its own agent. */
export function createAgentMails({ subscription, refused, opened, finished }: MailEffects) {
  const ofAgent = {
    subscription: ({ agentId, token }: MailingAgent) => subscription(agentId, token),
    refused,
    opened,
    finished,
    unsubscribe: unsubscribeFrom,
  };
  return {
    /** Postings found by an agent. */
    found: letter({
      name: 'agents.found',
      texts: 'agents.mail.found',
      sample: {
        ...sample,
        count: 1,
        searchPath: `${pageAddress('postings')}?q=knjigovo%C4%91a`,
        postings: [
          {
            id: 1,
            title: 'Knjigovođa (m/ž)',
            company: 'Kvarc Računovodstvo',
            employerId: 1,
            place: 'Beograd',
            logo: null,
            salary: { min: 120_000, max: 150_000, currency: 'RSD', basis: 'net' },
            closesOn: '2026-11-30',
            badge: null,
            reasons: ['Beograd'],
            others: [],
          },
        ],
      },
      ...ofAgent,
      notification: { kind: 'agent', path: ({ agentId }: FoundMail) => pageAddress('agent-postings', agentId) },
      kind: ({ isAlert }: FoundMail) => (isAlert ? 'alert' : 'agent'),
      facts: ({ postings, count, ...agent }: FoundMail) => ({
        ...factsOf(agent),
        count,
        titles: postings.map(({ title }) => title).join(', '),
      }),
      greeting: false,
      body: ({ count, postings, token }, where) => [
        <MailText key="intro">
          {where.say('intro')}
          {count > postings.length ? ` ${where.say('first', { count: postings.length })}` : null}
        </MailText>,
        <Table key="postings" style={{ width: '100%' }}>
          {postings.map((posting, place) => (
            <PostingRow
              key={posting.id}
              posting={posting}
              token={token}
              last={place === postings.length - 1}
              surroundings={where}
            />
          ))}
        </Table>,
      ],
      button: ({ searchPath }) => searchPath,
    }),
    /** Asks whether an agent unused for a year should keep sending mail. */
    stillWanted: letter({
      name: 'agents.stillWanted',
      texts: 'agents.mail.stillWanted',
      sample,
      ...ofAgent,
      kind: ({ isAlert }: MailingAgent) => (isAlert ? 'alert' : 'agent'),
      facts: factsOf,
      body: ['text', 'otherwise'],
      button: ({ token }) => agentMailAddress(token, { wish: 'continue' }),
    }),
  };
}
