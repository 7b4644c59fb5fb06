import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { AdOption } from '#features/advertising/price-list/fields.ts';
import type { Question } from '#features/postings/fields.ts';
import { postingLimits } from '#features/postings/posting-limits.ts';
import { IconEdit, IconTrash } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconFiles, IconPlus } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { checkStep } from '../../drafts/web/draft-check.ts';
import { freshId, withQuestions } from '../../drafts/web/fresh-question-ids.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { WordingNote } from '../../wording/web/wording-note.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { RequirementLine } from './requirement-line.tsx';

const ChooseQuestionnaire = lazy(async () => ({
  default: (await import('./saved-questionnaires.tsx')).ChooseQuestionnaire,
}));
const SaveQuestionnaire = lazy(async () => ({
  default: (await import('./saved-questionnaires.tsx')).SaveQuestionnaire,
}));

/** Loading questions from a stored questionnaire, and storing these. */
function SavedQuestions({ onTake }: { onTake: (questions: Question[]) => void }) {
  const { form, t } = useWizardForm();
  const [open, setOpen] = useState<'choose' | 'save' | null>(null);
  const questions = form.watch('questions');
  const whole = questions.length > 0 && checkStep(form.getValues(), 'upitnik').length === 0;
  const close = () => setOpen(null);
  return (
    <div className="row g8 flex-wrap">
      <Button size="sm" variant="soft" onClick={() => setOpen('choose')}>
        <IconFiles />
        {t('postings.wizard.questionnaire.kept.choose')}
      </Button>
      {whole ? (
        <Button size="sm" variant="quiet" onClick={() => setOpen('save')}>
          {t('postings.wizard.questionnaire.kept.save')}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {open === 'choose' ? (
          <ChooseQuestionnaire
            onClose={close}
            onChoose={(more) => {
              close();
              onTake(more);
            }}
          />
        ) : null}
        {open === 'save' ? <SaveQuestionnaire questions={questions} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

interface Editing {
  id: string;
  /** The state to restore; null for a new question, which is then removed. */
  before: Question | null;
}

function QuestionCard({
  question,
  number,
  onEdit,
  onRemove,
}: {
  question: Question;
  number: number;
  onEdit?: () => void;
  onRemove?: () => void;
}) {
  const { t } = useWizardForm();
  const kind = t(`postings.wizard.questionnaire.kinds.${question.answerType}`);
  return (
    <Card as="article" pad="sm">
      <div className="row top g12">
        <div className="grow">
          <p className="sm dim">
            {t('postings.wizard.questionnaire.question', { number })}, {kind.toLowerCase()}
          </p>
          <p className="medium wizard-break">{question.text}</p>
          {question.answers.length > 0 && question.answerType !== 'free' ? (
            <p className="sm dim wizard-break">{question.answers.join(', ')}</p>
          ) : null}
          <RequirementLine question={question} />
          <WordingNote part="questions" question={number - 1} />
        </div>
        {onEdit ? (
          <IconButton
            size="sm"
            label={t('postings.wizard.questionnaire.edit', { number })}
            icon={<IconEdit />}
            onClick={onEdit}
          />
        ) : null}
        {onRemove ? (
          <IconButton
            size="sm"
            label={t('postings.wizard.questionnaire.remove', { number })}
            icon={<IconTrash />}
            onClick={onRemove}
          />
        ) : null}
      </div>
    </Card>
  );
}

/** Questions that have been answered: read-only. */
function AnsweredQuestions() {
  const { form, t } = useWizardForm();
  return (
    <div className="stack g16">
      <Note>{t('postings.wizard.questionnaire.answered')}</Note>
      {form.getValues('questions').map((question, index) => (
        <QuestionCard key={question.id} question={question} number={index + 1} />
      ))}
    </div>
  );
}

interface QuestionnaireStepProps {
  option: AdOption | undefined;
  /** Whether there are applications, so that the questions are fixed. */
  answered: boolean;
}

/** Step 4: questions for candidates. */
export default function QuestionnaireStep({ option, answered }: QuestionnaireStepProps) {
  return answered ? <AnsweredQuestions /> : <Questions option={option} />;
}

/** The questions of the draft, one open at a time, with their actions. */
function useQuestions() {
  const { form, t, errorAt } = useWizardForm();
  const toast = useToast();
  const questions = form.watch('questions');
  // An incomplete one is opened again, so that its errors are visible.
  const [editing, setEditing] = useState<Editing | null>(() => {
    const [wrong] = checkStep(form.getValues(), 'upitnik');
    const question = form.getValues('questions')[Number(wrong?.path.split('.')[1])];
    return question ? { id: question.id, before: question } : null;
  });
  const root = useRef<HTMLDivElement>(null);

  const firstWrong = questions.findIndex(
    (_, index) => errorAt(`questions.${index}`) || form.formState.errors.questions?.[index],
  );
  const wrongId = firstWrong >= 0 ? questions[firstWrong]?.id : undefined;
  const openId = editing?.id ?? wrongId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening moves the focus
  useEffect(() => {
    if (editing) root.current?.querySelector<HTMLInputElement>('.open-question input')?.focus();
  }, [editing?.id]);

  const set = (next: Question[]) => {
    form.setValue('questions', next, { shouldDirty: true });
    form.clearErrors('questions');
  };
  const add = () => {
    const id = freshId(questions);
    set([...questions, { id, text: '', answerType: 'single', answers: ['', ''] }]);
    setEditing({ id, before: null });
  };
  const take = (more: Question[]) => {
    const next = withQuestions(questions, more, postingLimits.questions);
    set(next);
    const count = next.length - questions.length;
    toast.show({
      tone: count < more.length ? 'info' : 'ok',
      title: t('postings.wizard.questionnaire.kept.inserted', { count }),
      ...(count < more.length
        ? { text: t('postings.wizard.questionnaire.limit', { max: postingLimits.questions }) }
        : {}),
    });
  };
  const remove = (id: string) => {
    set(questions.filter((question) => question.id !== id));
    setEditing(null);
    root.current?.querySelector<HTMLButtonElement>('[data-add-question]')?.focus();
  };
  const cancel = (id: string) => {
    const before = editing?.id === id ? editing.before : null;
    if (before === null) return remove(id);
    set(questions.map((question) => (question.id === id ? before : question)));
    setEditing(null);
  };
  const done = async (id: string) => {
    const index = questions.findIndex((question) => question.id === id);
    const wrong = checkStep(form.getValues(), 'upitnik').some(({ path }) => path.startsWith(`questions.${index}.`));
    if (wrong) {
      await form.trigger('questions');
      root.current?.querySelector<HTMLElement>('.open-question [aria-invalid="true"]')?.focus();
      return;
    }
    form.clearErrors('questions');
    setEditing(null);
  };

  const edit = (question: Question) => setEditing({ id: question.id, before: question });
  return { root, questions, openId, add, take, edit, remove, cancel, done };
}

function Questions({ option }: { option: AdOption | undefined }) {
  const { form, t } = useWizardForm();
  const { root, questions, openId, add, take, edit, remove, cancel, done } = useQuestions();
  const external = form.watch('isExternalApply');
  const notForType =
    option && !option.questionnaire
      ? t('postings.wizard.questionnaire.notForType', { type: t(`advertising.types.${option.code}`) })
      : null;
  // Shown where one types: the questions are stored, but will not be asked.
  const unasked = notForType ?? (external ? t('postings.wizard.questionnaire.notExternal') : null);
  return (
    <div className="stack g16" ref={root}>
      {unasked && openId === undefined ? <Note tone="warn">{unasked}</Note> : null}
      <p className="sm dim">{t('postings.wizard.questionnaire.optional')}</p>
      <SavedQuestions onTake={take} />
      {questions.map((question, index) =>
        question.id === openId ? (
          <QuestionEditor
            key={question.id}
            index={index}
            unasked={unasked}
            onRemove={() => remove(question.id)}
            onCancel={() => cancel(question.id)}
            onDone={() => void done(question.id)}
          />
        ) : (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            onEdit={() => edit(question)}
            onRemove={() => remove(question.id)}
          />
        ),
      )}
      <Button
        size="lg"
        block
        className="wizard-dashed"
        data-add-question
        disabledReason={
          questions.length >= postingLimits.questions
            ? t('postings.wizard.questionnaire.limit', { max: postingLimits.questions })
            : undefined
        }
        onClick={add}
      >
        <IconPlus />
        {t('postings.wizard.questionnaire.add')}
      </Button>
    </div>
  );
}
