import type { PostingTab } from '#features/postings/posting-state.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { ToastInput } from '#ui/light/toasts.tsx';
import type { SentPosting } from '../../own-fields.ts';

/** History state passed from the wizard to „Moji oglasi”. */
export interface SentState {
  sentPosting: SentPosting;
}

/** The posting passed by the wizard, if any. */
export const sentPostingOf = (state: unknown): SentPosting | null =>
  typeof state === 'object' && state !== null && 'sentPosting' in state ? (state as SentState).sentPosting : null;

export const tabOfSent = ({ posting }: SentPosting): PostingTab => (posting.state === 'active' ? 'active' : 'pending');

/** The toast after sending: live, or what it waits for; and whether the questions were dropped. */
export const sentPostingToast = (
  { act, posting, waitsFor, questionsLeftOut }: SentPosting,
  t: Translate,
): ToastInput => {
  // A recalled posting waits like a corrected one.
  const outcome = waitsFor === 'recalled' ? 'correction' : (waitsFor ?? 'active');
  const tone = waitsFor ? 'info' : 'ok';
  const omitted = questionsLeftOut ? ` ${t('postings.wizard.sent.questionsLeftOut')}` : '';
  if (act === 'edited')
    return {
      tone,
      title: t('postings.wizard.edited.title'),
      text: t(`postings.wizard.edited.${outcome}`) + omitted,
    };
  if (act === 'renewed' && (outcome === 'active' || outcome === 'payment')) {
    const stillLive = outcome === 'payment' && posting.state === 'active';
    const text = t(`postings.wizard.renewed.${stillLive ? 'stillLive' : outcome}Text`);
    return { tone, title: t(`postings.wizard.renewed.${outcome}`), text: text + omitted };
  }
  return {
    tone,
    title: t(`postings.wizard.sent.${outcome}`),
    text: t(`postings.wizard.sent.${outcome}Text`) + omitted,
  };
};
