import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { labelOf, sortedByLabel } from '#features/catalog/labels.ts';
import { findOptions } from '#ui/find-options.ts';
import { SelectField, TextField } from '#ui/forms/named-fields.tsx';
import { Switch } from '#ui/switch.tsx';
import { longestAgentTitle } from '../../agent-limits.ts';
import { agentFrequencies } from '../../frequency.ts';
import { KeywordsField } from './keywords-field.tsx';
import { PickList } from './pick-list.tsx';
import { useAgentFields } from './use-agent-fields.ts';
import './agent-wizard.css';

function CategoriesField() {
  const { t, language, search, choose, errorAt } = useAgentFields();
  const options = sortedByLabel<CatalogItem>(categories, language).map((item) => ({
    key: item.code,
    label: item[language],
  }));
  return (
    <PickList
      name="categories"
      // The error for missing parameters is shown at the first parameter.
      error={errorAt('search')}
      placeholder={t('agents.wizard.add')}
      chosen={search.categories.map((code) => ({
        code,
        label: labelOf<CatalogItem>(categories, code, language),
      }))}
      find={findOptions(options)}
      onChoose={(codes) => choose('categories', codes)}
    />
  );
}

function MailFields() {
  const { form, t } = useAgentFields();
  const isOn = form.watch('emailNotifications');
  const frequency = form.watch('frequency');
  return (
    <div className="stack g16">
      <div className="row between">
        <span id="agent-mail">
          {t('agents.wizard.fields.emailNotifications')}
          <br />
          <span className="sm dim">{t(`agents.wizard.emailHints.${isOn ? frequency : 'off'}`)}</span>
        </span>
        <Switch aria-labelledby="agent-mail" {...form.register('emailNotifications')} />
      </div>
      {isOn ? (
        <SelectField
          name="frequency"
          label={t('agents.wizard.fields.frequency')}
          options={agentFrequencies.map((value) => ({
            value,
            label: t(`agents.wizard.frequencies.${value}`),
          }))}
        />
      ) : null}
    </div>
  );
}

/** Step 1: name, categories and keywords, and mail settings. */
export function BasicsStep() {
  const { t, search, choose, errorAt } = useAgentFields();
  return (
    <>
      <TextField
        name="title"
        label={t('agents.wizard.fields.title')}
        maxLength={longestAgentTitle + 1}
        autoComplete="off"
        placeholder={t('agents.wizard.fields.titlePlaceholder')}
      />
      <CategoriesField />
      <KeywordsField
        keywords={search.keywords}
        error={errorAt('search.keywords')}
        onChange={(keywords) => choose('keywords', keywords)}
      />
      <MailFields />
    </>
  );
}
