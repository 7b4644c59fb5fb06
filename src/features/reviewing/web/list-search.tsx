import { type FormEvent, Fragment, type ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconSearch } from '#ui/light/icons.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Pill } from '#ui/pill.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ApplicationFilters, ApplicationsMeta } from '../received/fields.ts';
import { listSorts } from '../received/list-values.ts';
import { applicationsPath, isNarrowed } from '../received/web/application-address.ts';

/** Search and sort order of the list; one form, so that both work before hydration. */
export function ListSearch({ posting, filters }: Pick<ApplicationsMeta, 'posting' | 'filters'>) {
  const t = useTexts();
  const navigate = useNavigate();
  const pathOf = (change: Partial<ApplicationFilters>): string =>
    applicationsPath(posting.id, { ...filters, ...change });
  const [, others] = pathOf({ q: '', sort: 'newest' }).split('?');
  const goTo = (change: Partial<ApplicationFilters>): void => void navigate(pathOf(change));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    goTo({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <Form
      autoComplete="off"
      className="applications-search"
      role="search"
      action={applicationsPath(posting.id)}
      onSubmit={submit}
    >
      {[...new URLSearchParams(others)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <div className="row g8">
        <TextInput
          key={filters.q}
          className="grow"
          size="sm"
          type="search"
          name="q"
          maxLength={100}
          defaultValue={filters.q}
          aria-label={t('applications.reviewing.search')}
          placeholder={t('applications.reviewing.search')}
        />
        <IconButton size="sm" type="submit" label={t('applications.employer.searchButton')} icon={<IconSearch />} />
      </div>
      <NativeSelect
        key={filters.sort}
        size="sm"
        name="sort"
        aria-label={t('applications.reviewing.sortBy')}
        defaultValue={filters.sort}
        options={listSorts.map((value) => ({ value, label: t(`applications.reviewing.sorts.${value}`) }))}
        onChange={(event) => goTo({ sort: event.currentTarget.value as ApplicationFilters['sort'] })}
      />
    </Form>
  );
}

/** Active filters, each with a cross. */
export function ChosenFilters({ posting, filters, questions }: ApplicationsMeta) {
  const t = useTexts();
  if (!isNarrowed(filters)) return null;
  const { q, answer, requirements, answered } = filters;
  const without = (change: Partial<ApplicationFilters>): string =>
    applicationsPath(posting.id, { ...filters, ...change });
  const answers = questions.flatMap((question) => question.answers).filter(({ value }) => answer.includes(value));
  /** The status is shown by the tabs. */
  const pills: Record<Exclude<keyof ApplicationFilters, 'status' | 'sort'>, ReactNode> = {
    q: q && <Pill removeHref={without({ q: '' })}>{t('applications.reviewing.filters.search', { q })}</Pill>,
    requirements: requirements && (
      <Pill removeHref={without({ requirements: null })}>
        {t(`applications.reviewing.requirements.${requirements}`)}
      </Pill>
    ),
    answered: answered && (
      <Pill removeHref={without({ answered: null })}>
        {t(`applications.reviewing.${answered === 'no' ? 'waiting' : 'awaitingReply'}.filter`)}
      </Pill>
    ),
    answer: answers.map(({ value, text }) => (
      <Pill key={value} removeHref={without({ answer: answer.filter((one) => one !== value) })}>
        {text}
      </Pill>
    )),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are links
    <div
      className="row flex-wrap g8 applications-chosen"
      role="group"
      aria-label={t('applications.reviewing.filters.chosen')}
    >
      {Object.entries(pills).map(([name, pill]) => (
        <Fragment key={name}>{pill}</Fragment>
      ))}
    </div>
  );
}
