import { useFormContext, useWatch } from 'react-hook-form';
import type { Question } from '#features/postings/fields.ts';
import { isRequirement, meetsRequirement, requirementSentence } from '#features/postings/requirement.ts';
import { Checkbox, Radio } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { LongField } from '#ui/forms/named-fields.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import './survey-fields.css';

/** Name of a question's controls, used to find the first invalid one. */
export const questionName = (index: number): string => `answers.${index}`;

/** The part of the surrounding form that the fields need. */
interface SurveyForm {
  answers: { questionId: string; answers: string[]; text: string }[];
}

interface QuestionProps {
  question: Question;
  index: number;
}

/** A question; its requirement is part of the label, so that screen readers announce it before the answers. */
function QuestionName({ question }: { question: Question }) {
  const t = useTexts();
  if (!isRequirement(question)) return question.text;
  return (
    <>
      {question.text} <span className="survey-requirement">{requirementSentence(question, t)}</span>
    </>
  );
}

/** Predefined answers; one or several can be selected. */
function OfferedAnswers({ question, index }: QuestionProps) {
  const form = useFormContext<SurveyForm>();
  const t = useTexts();
  const several = question.answerType === 'multiple';
  const chosen = useWatch({ control: form.control, name: `answers.${index}.answers` }) ?? [];
  const choose = (answer: string, on: boolean): void => {
    const others = several ? chosen.filter((one) => one !== answer) : [];
    form.setValue(`answers.${index}.answers`, on ? [...others, answer] : others, { shouldDirty: true });
    form.clearErrors(`answers.${index}`);
  };
  const Choice = several ? Checkbox : Radio;
  const unmet = question.otherwise === 'mark' && chosen.length > 0 && !meetsRequirement(question, chosen);
  return (
    <FieldGroup
      label={<QuestionName question={question} />}
      hint={several ? t('applications.guest.severalAnswers') : undefined}
      error={errorOf(form.formState.errors, questionName(index))}
    >
      <div className="stack g8">
        {question.answers.map((answer) => (
          <Choice
            key={answer}
            name={questionName(index)}
            label={answer}
            checked={chosen.includes(answer)}
            onChange={(event) => choose(answer, event.currentTarget.checked)}
          />
        ))}
      </div>
      {isRequirement(question) ? (
        <p className="sm dim" aria-live="polite">
          {unmet ? t('applications.requirements.unmet') : null}
        </p>
      ) : null}
    </FieldGroup>
  );
}

function FreeAnswer({ question, index }: QuestionProps) {
  const form = useFormContext<SurveyForm>();
  return (
    <LongField
      name={`answers.${index}.text`}
      label={question.text}
      error={errorOf(form.formState.errors, questionName(index))}
      rows={3}
      onChange={() => form.clearErrors(`answers.${index}`)}
    />
  );
}

/** The questions of a posting, either those with required answers or the others; all must be answered. */
export function SurveyFields({ questions, part }: { questions: readonly Question[]; part: 'requirements' | 'others' }) {
  return questions.map((question, index) => {
    if (isRequirement(question) !== (part === 'requirements')) return null;
    const One = question.answerType === 'free' ? FreeAnswer : OfferedAnswers;
    return <One key={question.id} question={question} index={index} />;
  });
}
