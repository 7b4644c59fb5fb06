import { type FormEvent, Fragment, type ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconSearch } from '#ui/light/icons.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Pill } from '#ui/pill.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ApplicationsMeta } from '../fields.ts';
import { filterQuery, type ListFilters } from '../list-filters.ts';
import { listSorts } from '../list-values.ts';
import { type ApplicationsAddress, applicationsPath, filterCount } from './application-address.ts';

/** Search and order of the list; one form, so that both work before the page is alive. */
export function ListSearch({ address }: { address: ApplicationsAddress }) {
  const t = useTexts();
  const navigate = useNavigate();
  const goTo = (change: Partial<ApplicationsAddress>): void =>
    void navigate(applicationsPath({ ...address, page: 1, selected: null, ...change }));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    goTo({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <Form
      autoComplete="off"
      className="applications-search"
      role="search"
      action={applicationsPath({ postingId: address.postingId })}
      onSubmit={submit}
    >
      {Object.entries(filterQuery({ ...address, q: '' })).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      <div className="row g8">
        <TextInput
          key={address.q}
          className="grow"
          size="sm"
          type="search"
          name="q"
          maxLength={100}
          defaultValue={address.q}
          aria-label={t('applications.reviewing.search')}
          placeholder={t('applications.reviewing.search')}
        />
        <IconButton
          size="sm"
          type="submit"
          label={t('applications.employer.searchButton')}
          icon={<IconSearch />}
        />
      </div>
      <NativeSelect
        key={address.sort}
        size="sm"
        name="sort"
        aria-label={t('applications.reviewing.sortBy')}
        defaultValue={address.sort}
        options={listSorts.map((value) => ({ value, label: t(`applications.reviewing.sorts.${value}`) }))}
        onChange={(event) => goTo({ sort: event.currentTarget.value as ApplicationsAddress['sort'] })}
      />
    </Form>
  );
}

/** What the list is narrowed by, each with a cross. */
export function ChosenFilters({ meta, address }: { meta: ApplicationsMeta; address: ApplicationsAddress }) {
  const t = useTexts();
  if (filterCount(address) === 0) return null;
  const { q, answer, requirements, answered } = address;
  const without = (change: Partial<ApplicationsAddress>): string =>
    applicationsPath({ ...address, page: 1, selected: null, ...change });
  const answers = meta.questions
    .flatMap((question) => question.answers)
    .filter(({ value }) => answer.includes(value));
  /** The tabs say the status. */
  const pills: Record<Exclude<keyof ListFilters, 'status'>, ReactNode> = {
    q: q && <Pill removeHref={without({ q: '' })}>{t('applications.reviewing.filters.search', { q })}</Pill>,
    requirements: requirements && (
      <Pill removeHref={without({ requirements: null })}>
        {t(`applications.reviewing.requirements.${requirements}`)}
      </Pill>
    ),
    answered: answered && (
      <Pill removeHref={without({ answered: null })}>{t('applications.reviewing.waiting.filter')}</Pill>
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
