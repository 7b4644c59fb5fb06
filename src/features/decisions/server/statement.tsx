import type { ReactElement } from 'react';
import type { Where } from '#host/mail/letter.tsx';
import { MailFacts, MailLink, MailText, WrittenText } from '#host/mail/mail-frame.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { DecisionGround } from '../decision-grounds.ts';

/** What the person concerned is mailed about a decision (rules.md#decisions). */
export interface Statement {
  id: string;
  ground: DecisionGround;
  facts: string;
  /** The last local day for an objection; null when there is none. */
  until: LocalDay | null;
  /** Whether a rule of the program decided, and no person. */
  automatic: boolean;
  /** Path of its page, where an objection is written. */
  path: string;
}

/** For the samples of mails. */
export const sampleStatement: Statement = {
  id: '00000000-0000-4000-8000-000000000001',
  ground: 'terms-false-posting',
  facts: 'Naziv radnog mesta ne odgovara opisu posla.',
  until: '2027-05-28',
  automatic: false,
  path: `${pageAddress('decision')}?token=primer`,
};

/**
 * The paragraphs of a mail that state a decision: ground, facts, who made it, and until when to object.
 * @param statement undefined in mails from before there were statements
 */
export const statementPart = (
  statement: Statement | undefined,
  { t, day, siteUrl }: Pick<Where, 't' | 'day' | 'siteUrl'>,
): ReactElement | null =>
  statement ? (
    <>
      <MailFacts
        facts={[
          [t('decisions.ground'), t(`decisions.grounds.sentence.${statement.ground}`)],
          [t('decisions.madeBy'), t(`decisions.by.${statement.automatic ? 'rule' : 'person'}`)],
        ]}
      />
      {statement.facts ? <WrittenText text={statement.facts} /> : null}
      {statement.until ? (
        <MailText>
          {t('decisions.mail.objection', { date: day(statement.until) })}{' '}
          <MailLink href={siteUrl + statement.path}>{t('decisions.mail.link')}</MailLink>
        </MailText>
      ) : null}
    </>
  ) : null;
