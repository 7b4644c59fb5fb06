import { cvLimits } from '#features/candidates/cv-limits.ts';
import { TextField } from '#ui/forms/named-fields.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { CvPreview } from '../fields.ts';

type Words = 'title' | 'institution' | 'companyName' | 'positionName';

interface Gap {
  path: `${'education' | 'experience'}.${number}.${Words | 'dateFrom' | 'dateTo'}`;
  label: string;
  hint: string;
  isMonth: boolean;
}

/** Missing data of entries: text, and months where the file has only the year. */
function useGaps(part: 'education' | 'experience', preview: CvPreview): { name: string; gaps: Gap[] }[] {
  const t = useTexts();
  const words: Words[] = part === 'education' ? ['title', 'institution'] : ['positionName', 'companyName'];
  const dateHint = (year: string) =>
    year === '' ? t('candidates.cvImport.noDate') : t('candidates.cvImport.yearOnly', { year });
  return preview.cv[part].map((entry, place) => {
    const texts = entry as unknown as Record<Words, string>;
    const gaps: Gap[] = words
      .filter((field) => texts[field] === '')
      .map((field) => ({
        path: `${part}.${place}.${field}`,
        label: t(`candidates.cv.${part}.${field}` as 'candidates.cv.education.title'),
        hint: t('candidates.cvImport.noWords'),
        isMonth: false,
      }));
    const months = { isMonth: true };
    if (entry.dateFrom === '')
      gaps.push({
        path: `${part}.${place}.dateFrom`,
        label: t('candidates.cv.from'),
        hint: dateHint(entry.yearFrom),
        ...months,
      });
    if (entry.dateTo === '' && entry.yearTo !== '')
      gaps.push({
        path: `${part}.${place}.dateTo`,
        label: t('candidates.cv.to'),
        hint: dateHint(entry.yearTo),
        ...months,
      });
    const name = words.map((field) => texts[field]).filter((text) => text !== '');
    return { name: name.join(', '), gaps };
  });
}

/** Fields for data missing in the entries of an imported part; renders nothing when they are complete. */
export function EntryCompletion({ part, preview }: { part: 'education' | 'experience'; preview: CvPreview }) {
  const t = useTexts();
  const entries = useGaps(part, preview).filter(({ gaps }) => gaps.length > 0);
  if (entries.length === 0) return null;
  return (
    <div className="import-gaps stack g16">
      <h3 className="import-column">{t('candidates.cvImport.toComplete')}</h3>
      {entries.map(({ name, gaps }) => (
        <fieldset key={gaps[0]?.path} className="import-gap">
          <legend className="medium">{name}</legend>
          <div className="grid c2 keep-two g16">
            {gaps.map(({ path, label, hint, isMonth }) => (
              <TextField
                key={path}
                name={path}
                fieldClass={isMonth ? undefined : 'import-words'}
                label={label}
                hint={hint}
                autoComplete="off"
                {...(isMonth
                  ? { inputMode: 'numeric', placeholder: t('candidates.cv.monthPlaceholder') }
                  : { maxLength: cvLimits.name })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
