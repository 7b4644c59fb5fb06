import { catalogLabel } from '#features/catalog/catalog-labels.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatDinars } from '#kit/money.ts';
import type { CriterionList } from '../../agent-search.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import { agentLists, isCoded } from '../agent-step-fields.ts';

/** Context for the labels of values. */
export interface WordContext {
  t: Translate;
  language: Language;
  /** The name of a company; undefined until it is known. */
  companyName: (id: number) => string | undefined;
}

/** Labels of the values of a list, in the order of choice. */
export const valuesOf = (
  name: CriterionList,
  search: AgentDraftValues['search'],
  { t, language, companyName }: WordContext,
): string[] => {
  if (name === 'employers')
    return search.employers.map((id) => companyName(id) ?? t('postings.filters.employer', { id }));
  if (isCoded(name)) return search[name].map((code) => catalogLabel(name, code, language));
  return search.keywords;
};

/** The name of a list. */
export const listName = (name: CriterionList, t: Translate): string => {
  switch (name) {
    case 'categories':
    case 'locations':
    case 'employers':
    case 'keywords':
      return t(`agents.wizard.fields.${name}`);
    default:
      return t(`postings.filters.${name}`);
  }
};

/** „Od 80.000 RSD, i bez navedene zarade”; empty for any pay. */
export const payWords = (
  { salaryFrom, salaryUnstated }: AgentDraftValues['search'],
  { t, language }: Pick<WordContext, 't' | 'language'>,
): string => {
  if (salaryFrom === null) return '';
  const from = t('postings.filters.salaryFrom', { amount: formatDinars(salaryFrom, language) });
  return salaryUnstated ? `${from}, ${t('agents.wizard.pay.unstated')}` : from;
};

/** The lists with chosen values. */
export const chosenLists = (search: AgentDraftValues['search']): CriterionList[] =>
  agentLists.filter((name) => search[name].length > 0);
