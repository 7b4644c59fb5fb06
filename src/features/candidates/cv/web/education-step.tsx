import { formatMonthRange, parseMonth } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { cvLimits } from '../cv-limits.ts';
import type { EducationStepForm } from '../step-fields.ts';
import { EntryEditor } from './entry-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { type CvWays, StepFrame } from './step-frame.tsx';
import { educationValues } from './step-values.ts';
import { useCvStep } from './use-cv-step.ts';
import { useEntries } from './use-entries.ts';
import type { CvSaving } from './use-saved-cv.ts';

const schema = async () => (await import('../step-fields.ts')).educationStep;
const empty = { title: '', institution: '', dateFrom: '', dateTo: '', ongoing: false };

/** A period as it is typed, in words; as it was typed while it is no period yet. */
export const typedRange = (
  { dateFrom, dateTo, ongoing }: { dateFrom: string; dateTo: string; ongoing: boolean },
  language: Language,
): string => {
  const from = parseMonth(dateFrom);
  const to = ongoing ? '' : parseMonth(dateTo);
  return from === null || to === null
    ? [dateFrom, dateTo].filter(Boolean).join(' – ')
    : formatMonthRange(from, to, language);
};

export interface CvStepProps {
  userId: string;
  saving: CvSaving;
  ways: CvWays;
  /** Place of the entry that is open at first. */
  entry: number | null;
  onSaved: () => void;
}

export default function EducationStep({ userId, saving, ways, entry, onSaved }: CvStepProps) {
  const t = useTexts();
  const language = useLanguage();
  const state = useCvStep({
    step: 'obrazovanje',
    ...{ userId, saving, schema, onSaved },
    valuesOf: educationValues,
    toChange: ({ education }) => ({ sections: { education } }),
  });
  const { form } = state;
  const { errors } = form.formState;
  const entries = useEntries(form, 'education', empty, entry);
  const values: EducationStepForm['education'] = form.watch('education');
  const { open } = entries;
  return (
    <StepFrame
      step="obrazovanje"
      state={state}
      ways={ways}
      aside={t('candidates.cv.of', { count: values.length, max: cvLimits.education })}
    >
      <EntryList
        kind="education"
        most={cvLimits.education}
        open={open}
        entries={entries.fields.map(({ id }, place) => ({
          key: id,
          title: values[place]?.title ?? '',
          detail: [values[place]?.institution, values[place] && typedRange(values[place], language)]
            .filter(Boolean)
            .join(', '),
        }))}
        editor={
          open === null ? null : (
            <EntryEditor
              kind="education"
              texts={[
                { name: 'title', label: t('candidates.cv.education.title') },
                { name: 'institution', label: t('candidates.cv.education.institution') },
              ]}
              ongoing={values[open]?.ongoing ?? false}
              register={(field) => form.register(entries.pathOf(open, field))}
              errorOf={(field) => errorOf(errors, entries.pathOf(open, field))}
              onDone={() => void entries.done()}
              onCancel={entries.giveUp}
            />
          )
        }
        onOpen={entries.begin}
        onAdd={entries.add}
        onRemove={entries.remove}
        onMove={entries.move}
      />
    </StepFrame>
  );
}
