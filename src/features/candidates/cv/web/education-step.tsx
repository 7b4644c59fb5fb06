import { errorOf } from '#ui/forms/zod-form.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { cvLimits } from '../cv-limits.ts';
import type { EducationStepForm } from '../step-fields.ts';
import type { CvSaver } from './cv-saver.ts';
import { EntryEditor } from './entry-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { type CvWays, StepFrame } from './step-frame.tsx';
import { typedRange } from './step-values.ts';
import { useCvStep } from './use-cv-step.ts';
import { useEntries } from './use-entries.ts';

const empty = { title: '', institution: '', dateFrom: '', dateTo: '', ongoing: false };

export interface CvStepProps {
  userId: string;
  saver: CvSaver;
  ways: CvWays;
  /** Place of the entry that is open at first. */
  entry: number | null;
  onSaved: () => Promise<void> | void;
}

export default function EducationStep({ saver, ways, entry, onSaved }: CvStepProps) {
  const t = useTexts();
  const language = useLanguage();
  const state = useCvStep('obrazovanje', { saver, onSaved });
  const { form } = state;
  const { errors } = form.formState;
  const entries = useEntries(form, 'education', empty, {
    first: entry,
    saved: saver.base('obrazovanje').education,
  });
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
              saving={state.submission.running !== null}
              onDone={() => void state.submission.attempt(() => entries.done(state.save))}
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
