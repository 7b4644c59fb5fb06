import { MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';

interface About {
  postingId: number;
  positionTitle: string;
}

/** To the employer: the posting was approved and can be seen. */
export const publishedMail = defineMail<About & { closesOn: LocalDay }>({
  name: 'postings.published',
  sample: { postingId: 1, positionTitle: 'Knjigovođa (m/ž)', closesOn: '2026-11-30' },
  title: 'postings.moderation.mail.names.published',
  render({ postingId, positionTitle, closesOn }, surroundings) {
    const { language, siteUrl, t } = surroundings;
    return {
      subject: t('postings.moderation.mail.published.subject', { positionTitle }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('postings.moderation.mail.published.preview')}
          heading={t('postings.moderation.mail.published.heading')}
          button={{
            href: `${siteUrl}${pageAddress('posting', postingId)}`,
            label: t('postings.moderation.mail.published.button'),
          }}
          why={t('postings.moderation.mail.why')}
        >
          <MailText>
            {t('postings.moderation.mail.published.text', {
              positionTitle,
              date: formatDate(closesOn, language),
            })}
          </MailText>
        </MailLetter>
      ),
    };
  },
});

/** To the employer: the posting was sent back, taken off the site, or is reviewed again, and why. */
export const decisionMail = defineMail<
  About & { decision: 'rejected' | 'removed' | 'recalled'; reason: string }
>({
  name: 'postings.decision',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    decision: 'rejected',
    reason: 'Naziv radnog mesta ne odgovara opisu posla.',
  },
  title: 'postings.moderation.mail.names.decision',
  render({ positionTitle, decision, reason }, surroundings) {
    const { siteUrl, t } = surroundings;
    const tab = decision === 'removed' ? 'history' : 'pending';
    return {
      subject: t(`postings.moderation.mail.${decision}.subject`, { positionTitle }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t(`postings.moderation.mail.${decision}.preview`)}
          heading={t(`postings.moderation.mail.${decision}.heading`)}
          button={{
            href: `${siteUrl}${pageAddress('my-postings')}?tab=${tab}`,
            label: t('postings.moderation.mail.myPostings'),
          }}
          why={t('postings.moderation.mail.why')}
        >
          <MailText>{t(`postings.moderation.mail.${decision}.text`, { positionTitle })}</MailText>
          <MailText>{t('postings.moderation.mail.reason', { reason })}</MailText>
          <MailText>{t(`postings.moderation.mail.${decision}.next`)}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** To the employer: changes of a live posting were approved, or refused and why; until then it said what it said before. */
export const changeMail = defineMail<About & { decision: 'approved' | 'refused'; reason: string }>({
  name: 'postings.change',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    decision: 'refused',
    reason: 'Naziv oglašivača ne pripada vašoj firmi.',
  },
  title: 'postings.moderation.mail.names.change',
  render({ postingId, positionTitle, decision, reason }, surroundings) {
    const { siteUrl, t } = surroundings;
    const approved = decision === 'approved';
    const path = approved ? pageAddress('posting', postingId) : pageAddress('posting-edit', postingId);
    const texts = `postings.moderation.mail.change.${decision}` as const;
    return {
      subject: t(`${texts}.subject`, { positionTitle }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t(`${texts}.preview`)}
          heading={t(`${texts}.heading`)}
          button={{ href: `${siteUrl}${path}`, label: t(`${texts}.button`) }}
          why={t('postings.moderation.mail.why')}
        >
          <MailText>{t(`${texts}.text`, { positionTitle })}</MailText>
          {approved ? null : <MailText>{t('postings.moderation.mail.reason', { reason })}</MailText>}
        </MailLetter>
      ),
    };
  },
});
