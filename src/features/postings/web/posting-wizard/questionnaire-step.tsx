import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { AdOption } from '#features/advertising/fields.ts';
import type { Question } from '#features/postings/fields.ts';
import { postingLimits } from '#features/postings/posting-limits.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconEdit, IconTrash } from '#ui/icons/account-icons.tsx';
import { IconFiles, IconPlus } from '#ui/icons/icons.tsx';
import { Note } from '#ui/note.tsx';
import { useToast } from '#ui/toasts.tsx';
import { checkStep } from './draft-check.ts';
import { freshId, withQuestions } from './fresh-question-ids.ts';
import { QuestionEditor } from './question-editor.tsx';
import { useWizardForm } from './use-wizard-form.ts';
import { WordingNote } from './wording-note.tsx';

const ChooseQuestionnaire = lazy(async () => ({
  default: (await import('./kept-questionnaires.tsx')).ChooseQuestionnaire,
}));
const KeepQuestionnaire = lazy(async () => ({
  default: (await import('./kept-questionnaires.tsx')).KeepQuestionnaire,
}));

/** Taking questions from what is kept, and keeping these. */
function KeptQuestions({ onTake }: { onTake: (questions: Question[]) => void }) {
  const { form, t } = useWizardForm();
  const [open, setOpen] = useState<'choose' | 'keep' | null>(null);
  const questions = form.watch('questions');
  const whole = questions.length > 0 && checkStep(form.getValues(), 'upitnik').length === 0;
  const close = () => setOpen(null);
  return (
    <div className="row g8 wrapx">
      <Button size="sm" variant="s" onClick={() => setOpen('choose')}>
        <IconFiles />
        {t('postings.wizard.questionnaire.kept.choose')}
      </Button>
      {whole ? (
        <Button size="sm" variant="g" onClick={() => setOpen('keep')}>
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
        {open === 'keep' ? <KeepQuestionnaire questions={questions} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

interface Editing {
  id: string;
  /** What to go back to; null for a new question, which then goes away. */
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
    <Card as="article" pad="s">
      <div className="row top g12">
        <div className="grow">
          <p className="sm dim">
            {t('postings.wizard.questionnaire.question', { number })}, {kind.toLowerCase()}
          </p>
          <p className="m pw-break">{question.text}</p>
          {question.answers.length > 0 && question.answerType !== 'free' ? (
            <p className="sm dim pw-break">{question.answers.join(', ')}</p>
          ) : null}
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

/** Questions that somebody has answered: to be read. */
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
  /** Somebody has applied: the questions stay as they are. */
  answered: boolean;
}

/** Step 4: questions for candidates (mock 08c). */
export default function QuestionnaireStep({ option, answered }: QuestionnaireStepProps) {
  return answered ? <AnsweredQuestions /> : <Questions option={option} />;
}

/** The questions, one open at a time. */
function Questions({ option }: { option: AdOption | undefined }) {
  const { form, t, errorAt } = useWizardForm();
  const toast = useToast();
  const questions = form.watch('questions');
  // One that was left half written is open again; so it cannot block without being seen.
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
    if (editing) root.current?.querySelector<HTMLInputElement>('.pw-open input')?.focus();
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
    root.current?.querySelector<HTMLButtonElement>('.pw-add')?.focus();
  };
  const cancel = (id: string) => {
    const before = editing?.id === id ? editing.before : null;
    if (before === null) return remove(id);
    set(questions.map((question) => (question.id === id ? before : question)));
    setEditing(null);
  };
  const done = async (id: string) => {
    const index = questions.findIndex((question) => question.id === id);
    const wrong = checkStep(form.getValues(), 'upitnik').some(({ path }) =>
      path.startsWith(`questions.${index}.`),
    );
    if (wrong) {
      await form.trigger('questions');
      root.current?.querySelector<HTMLElement>('.pw-open [aria-invalid="true"]')?.focus();
      return;
    }
    form.clearErrors('questions');
    setEditing(null);
  };

  return (
    <div className="stack g16" ref={root}>
      {option && !option.questionnaire ? (
        <Note>
          {t('postings.wizard.questionnaire.notForType', { type: t(`advertising.types.${option.code}`) })}
        </Note>
      ) : null}
      {form.watch('isExternalApply') ? <Note>{t('postings.wizard.questionnaire.notExternal')}</Note> : null}
      <p className="sm dim">{t('postings.wizard.questionnaire.optional')}</p>
      <KeptQuestions onTake={take} />
      {questions.map((question, index) =>
        question.id === openId ? (
          <QuestionEditor
            key={question.id}
            index={index}
            onRemove={() => remove(question.id)}
            onCancel={() => cancel(question.id)}
            onDone={() => void done(question.id)}
          />
        ) : (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            onEdit={() => setEditing({ id: question.id, before: question })}
            onRemove={() => remove(question.id)}
          />
        ),
      )}
      <Button
        size="lg"
        block
        className="pw-dashed pw-add"
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
