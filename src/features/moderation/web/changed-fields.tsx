import { allFields } from '#features/postings/posting-field-sets.ts';
import { fieldWords } from '#features/postings/web/field-words/field-words.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { ModeratedPage } from '../fields.ts';

/** The current and the new content of a live posting: the fields that differ, side by side. */
export function ChangedFields({ before, after }: NonNullable<ModeratedPage['changes']>) {
  const t = useTexts();
  const language = useLanguage();
  const rows = allFields
    .map((field) => ({
      field,
      before: fieldWords(field, before[field], t, language),
      after: fieldWords(field, after[field], t, language),
    }))
    .filter((row) => row.before !== row.after);
  const empty = t('postings.moderation.changes.empty');
  return (
    <>
      <h3 className="mb16">{t('postings.moderation.changes.title')}</h3>
      <p className="sm dim mb16">{t('postings.moderation.changes.text')}</p>
      <Table label={t('postings.moderation.changes.title')} responsive>
        <thead>
          <tr>
            <th scope="col">{t('postings.moderation.changes.field')}</th>
            <th scope="col">{t('postings.moderation.changes.before')}</th>
            <th scope="col">{t('postings.moderation.changes.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.field}>
              <td data-label={t('postings.moderation.changes.field')}>{t(`postings.fields.${row.field}`)}</td>
              <td className="moderation-text" data-label={t('postings.moderation.changes.before')}>
                {row.before || empty}
              </td>
              <td className="moderation-text" data-label={t('postings.moderation.changes.after')}>
                {row.after || empty}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <hr />
    </>
  );
}
