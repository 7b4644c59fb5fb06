import { localDay, parseMonth } from '#shared/dates.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { cvLimits } from '../cv-limits.ts';
import { periodHints } from '../period-hints.ts';
import type { ExperienceStepForm } from '../step-fields.ts';
import type { CvStepProps } from './education-step.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { StepFrame } from './step-frame.tsx';
import { typedRange } from './step-values.ts';
import { useCvStep } from './use-cv-step.ts';
import { useEntries } from './use-entries.ts';

const empty = { companyName: '', positionName: '', dateFrom: '', dateTo: '', ongoing: false };

/** What a reader would ask about, politely. Entries whose months cannot be read yet are left out. */
function PeriodNotes({ values }: { values: ExperienceStepForm['experience'] }) {
  const t = useTexts();
  const stays = values.flatMap(({ companyName, dateFrom, dateTo, ongoing }) => {
    const from = parseMonth(dateFrom);
    const to = ongoing ? '' : parseMonth(dateTo);
    return from === null || to === null || (to !== '' && to < from)
      ? []
      : [{ companyName, dateFrom: from, dateTo: to }];
  });
  const hints = periodHints(stays, localDay(new Date()).slice(0, 7));
  if (hints.length === 0) return null;
  return (
    <Note role="note" className="mt16">
      <ul className="stack g4">
        {hints.map(({ kind, earlier, later, months }) => (
          <li key={`${kind} ${earlier} ${later}`}>
            {t(`candidates.cv.${kind}`, {
              count: months,
              earlier: stays[earlier]?.companyName ?? '',
              later: stays[later]?.companyName ?? '',
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}

export default function ExperienceStep({ saver, ways, entry, onSaved }: CvStepProps) {
  const t = useTexts();
  const language = useLanguage();
  const state = useCvStep('iskustvo', { saver, onSaved });
  const { form } = state;
  const { errors } = form.formState;
  const entries = useEntries(form, 'experience', empty, {
    first: entry,
    saved: saver.base('iskustvo').experience,
  });
  const values: ExperienceStepForm['experience'] = form.watch('experience');
  const { open } = entries;
  return (
    <StepFrame
      step="iskustvo"
      state={state}
      ways={ways}
      aside={t('candidates.cv.of', { count: values.length, max: cvLimits.experience })}
    >
      <EntryList
        kind="experience"
        most={cvLimits.experience}
        open={open}
        entries={entries.fields.map(({ id }, place) => ({
          key: id,
          title: values[place]?.positionName ?? '',
          detail: [values[place]?.companyName, values[place] && typedRange(values[place], language)]
            .filter(Boolean)
            .join(', '),
        }))}
        editor={
          open === null ? null : (
            <EntryEditor
              kind="experience"
              texts={[
                {
                  name: 'companyName',
                  label: t('candidates.cv.experience.companyName'),
                  autoComplete: 'organization',
                },
                {
                  name: 'positionName',
                  label: t('candidates.cv.experience.positionName'),
                  autoComplete: 'organization-title',
                },
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
      <PeriodNotes values={values} />
    </StepFrame>
  );
}
