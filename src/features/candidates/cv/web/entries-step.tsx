import type { UseFormReturn } from 'react-hook-form';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { cvLimits } from '../../cv-limits.ts';
import type { CvStepProps } from './cv-builder.tsx';
import { EntryEditor, type EntryText } from './entry-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { PeriodNotes } from './period-notes.tsx';
import { StepFrame } from './step-frame.tsx';
import { typedRange } from './step-values.ts';
import { type CvStepState, useCvStep } from './use-cv-step.ts';
import { useEntries } from './use-entries.ts';

type Entry = { dateFrom: string; dateTo: string; ongoing: boolean } & Record<string, string | boolean>;
type EntriesForm = Record<'education' | 'experience', Entry[]>;

interface Section {
  step: 'obrazovanje' | 'iskustvo';
  kind: keyof EntriesForm;
  texts: readonly [EntryText, EntryText];
  /** Name of the text used as the title of a closed entry; the other one is shown next to its months. */
  title: string;
}

const education: Section = {
  step: 'obrazovanje',
  kind: 'education',
  texts: [
    { name: 'title', label: 'candidates.cv.education.title' },
    { name: 'institution', label: 'candidates.cv.education.institution' },
  ],
  title: 'title',
};
const experience: Section = {
  step: 'iskustvo',
  kind: 'experience',
  texts: [
    { name: 'companyName', label: 'candidates.cv.experience.companyName', autoComplete: 'organization' },
    {
      name: 'positionName',
      label: 'candidates.cv.experience.positionName',
      autoComplete: 'organization-title',
    },
  ],
  title: 'positionName',
};

export const EducationStep = (props: CvStepProps) => <EntriesStep {...props} section={education} />;
export const ExperienceStep = (props: CvStepProps) => <EntriesStep {...props} section={experience} />;

/** A step with a list of entries, one of which can be open. */
function EntriesStep({
  drafts,
  ways,
  entry,
  onSaved,
  section: { step, kind, texts, title },
}: CvStepProps & { section: Section }) {
  const t = useTexts();
  const language = useLanguage();
  const state = useCvStep(step, { drafts, onSaved }) as unknown as CvStepState<EntriesForm>;
  const form: UseFormReturn<EntriesForm, unknown, unknown> = state.form;
  const [first, second] = texts;
  const empty: Entry = { [first.name]: '', [second.name]: '', dateFrom: '', dateTo: '', ongoing: false };
  const saved = (drafts.steps[step].saved() as unknown as EntriesForm)[kind];
  const entries = useEntries(form, kind, empty, { first: entry, saved });
  const values = form.watch(kind);
  const { open } = entries;
  const beside = title === first.name ? second.name : first.name;
  return (
    <StepFrame
      step={step}
      state={state}
      ways={ways}
      count={t('candidates.cv.of', { count: values.length, max: cvLimits[kind] })}
    >
      <EntryList
        kind={kind}
        max={cvLimits[kind]}
        open={open}
        entries={entries.fields.map(({ id }, place) => {
          const value = values[place];
          const detail = value ? [value[beside], typedRange(value, language)].filter(Boolean).join(', ') : '';
          return { key: id, title: String(value?.[title] ?? ''), detail };
        })}
        editor={
          open === null ? null : (
            <EntryEditor
              kind={kind}
              path={entries.pathOf(open)}
              texts={texts}
              ongoing={values[open]?.ongoing ?? false}
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
      {kind === 'experience' ? <PeriodNotes values={values as never} /> : null}
    </StepFrame>
  );
}
