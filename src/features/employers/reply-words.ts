import type { Translate } from '#kit/i18n/translator.ts';
import type { ReplyFigures } from './fields.ts';

/** Text about how a company answers applicants; empty when there are too few data (rules.md#reply-promise). */
export const replyWords = (replies: ReplyFigures | null, t: Translate): string => {
  if (!replies) return '';
  const { answeredPercent: percent, medianDays, resultPercent } = replies;
  if (medianDays === null) return t('employers.replies.none');
  const median =
    medianDays === 0 ? t('employers.replies.sameDay') : t('employers.replies.median', { count: medianDays });
  const answered = t('employers.replies.answered', { percent, median });
  return resultPercent === null ? answered : t('employers.replies.withResult', { answered, percent: resultPercent });
};
