import type { Translate } from '#kit/i18n/translator.ts';
import type { PostingPage } from './fields.ts';
import { hasEnded } from './has-ended.ts';

const maxReasons = 3;

/** A company that answers fewer of its applicants than this is not praised for it, in percent. */
const minAnswered = 75;
/** Slower answers are no reason, in days. */
const maxAnswerDays = 7;

/** How soon applicants are answered: as measured, else as promised; empty for slow or external answers. */
function answerReason({ applyMode, employer, replyWithinDays }: PostingPage, t: Translate): string {
  if (applyMode !== 'platform') return '';
  const { replies } = employer;
  if (replies === null) {
    return replyWithinDays !== null && replyWithinDays <= maxAnswerDays
      ? t('postings.page.reasons.promise', { within: t('postings.reply.within', { count: replyWithinDays }) })
      : '';
  }
  const { answeredPercent, medianDays } = replies;
  if (answeredPercent < minAnswered || medianDays === null || medianDays > maxAnswerDays) return '';
  return medianDays === 0
    ? t('postings.page.reasons.sameDay')
    : t('postings.page.reasons.answers', { count: medianDays });
}

const needsNoExperience = ({ experience, careerLevels }: PostingPage): boolean =>
  experience ? experience.code === 'bez' : careerLevels.some(({ code }) => code === 'bez-iskustva');

const isFlexible = ({ jobType, benefits }: PostingPage): boolean =>
  jobType.code === 'fleksibilno' || benefits.some(({ code }) => code === 'klizno-vreme');

/**
 * At most three reasons to apply, as text, best first: stated pay, a quick answer, no experience needed, work from home,
 * a permanent contract, flexible hours. Only what the posting and the measured answers say; none for ended postings.
 */
export function postingReasons(posting: PostingPage, t: Translate): string[] {
  if (hasEnded(posting)) return [];
  const reason = (applies: boolean, name: 'pay' | 'noExperience' | 'remote' | 'permanent' | 'flexible'): string =>
    applies ? t(`postings.page.reasons.${name}`) : '';
  return [
    reason(posting.salary !== null, 'pay'),
    answerReason(posting, t),
    reason(needsNoExperience(posting), 'noExperience'),
    reason(posting.workModel?.code === 'od-kuce', 'remote'),
    reason(posting.contractType.code === 'neodredjeno', 'permanent'),
    reason(isFlexible(posting), 'flexible'),
  ]
    .filter((text) => text !== '')
    .slice(0, maxReasons);
}
