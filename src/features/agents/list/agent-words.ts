import { daysBetween, formatRelativeDay, formatShortDate, type LocalDay, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { AgentView, Criterion } from '../fields.ts';
import { isPaused } from '../pause.ts';

type Value = Criterion['values'][number];

/** Label of a chosen value that is clear without the name of its list. */
export function valueWords(name: Criterion['name'], { code, label, gone }: Value, t: Translate): string {
  if (name === 'keywords') return t('agents.list.criteria.keyword', { keyword: label });
  if (name === 'employers' && gone) return t('agents.list.criteria.goneEmployer', { id: code });
  // „3–5 godina” alone would be ambiguous.
  return name === 'experience' && !gone ? t('agents.list.criteria.experience', { label }) : label;
}

/** Labels of values that no longer exist in the lists or on the site. */
export const goneWords = ({ criteria }: Pick<AgentView, 'criteria'>, t: Translate): string[] =>
  criteria.flatMap(({ name, values }) => values.filter(({ gone }) => gone).map((value) => valueWords(name, value, t)));

/**
 * Why a posting was found: „Računovodstvo · Beograd · ključna reč „knjigovođa””. When experience is chosen but is not
 * among the reasons, the posting does not state it.
 */
export function reasonWords(reasons: readonly Criterion[], agent: Pick<AgentView, 'search'>, t: Translate): string {
  const words = reasons.flatMap(({ name, values }) =>
    values.map((value) =>
      name === 'keywords' ? t('agents.list.postings.keyword', { keyword: value.label }) : valueWords(name, value, t),
    ),
  );
  const unstated = agent.search.experience.length > 0 && reasons.every(({ name }) => name !== 'experience');
  return [...words, ...(unstated ? [t('agents.list.postings.unstated')] : [])].join(' · ');
}

/** Today and yesterday as words, other days as a date. */
const dayWords = (day: LocalDay, today: LocalDay, language: Language): string =>
  daysBetween(day, today) < 2 ? formatRelativeDay(day, today, language) : formatShortDate(day, language);

/** Status of the agent's mail: „Poslednji mejl juče”, „Isključen 3. 11.”, „Pauziran do 5. 12.” */
export function mailWords(
  agent: Pick<AgentView, 'emailNotifications' | 'pausedUntil' | 'switchedAt' | 'lastMailedAt'>,
  today: LocalDay,
  language: Language,
  t: Translate,
): string {
  const ago = (instant: string): string => dayWords(localDay(new Date(instant)), today, language);
  if (!agent.emailNotifications && agent.switchedAt) return t('agents.list.status.off', { day: ago(agent.switchedAt) });
  if (agent.emailNotifications && isPaused(agent, today)) {
    const day = formatShortDate(agent.pausedUntil as string, language);
    return t('agents.list.status.paused', { day });
  }
  return agent.lastMailedAt === null
    ? t('agents.list.status.never')
    : t('agents.list.status.lastMail', { day: ago(agent.lastMailedAt) });
}
