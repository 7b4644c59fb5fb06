import { useId } from 'react';
import { answerTypes } from '#features/postings/fields.ts';
import { postingLimits } from '#features/postings/posting-limits.ts';
import { FieldGroup } from '#ui/field.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconClose, IconPlus } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { WordingNote } from '../../wording/web/wording-note.tsx';
import { RequirementFields } from './requirement-fields.tsx';
import { type EditedQuestion, useQuestion } from './use-question.ts';

function AnswerFields({ index, edited }: { index: number; edited: EditedQuestion }) {
  const { t, errorAt } = useWizardForm();
  const path = `questions.${index}.answers` as const;
  const { answers } = edited.question;
  const id = useId();
  const focus = (at: number) => requestAnimationFrame(() => document.getElementById(`${id}-${at}`)?.focus());
  const add = () => {
    edited.addAnswer();
    focus(answers.length);
  };
  const remove = (at: number) => {
    edited.removeAnswer(at);
    focus(Math.max(0, at - 1));
  };
  // An error of the list itself; errors of its entries are shown with them.
  const entryErrors = answers.map((_, at) => errorAt(`${path}.${at}`));
  const listError = entryErrors.some(Boolean) ? undefined : errorAt(path);
  return (
    <FieldGroup label={t('postings.wizard.questionnaire.answers')} error={listError}>
      <div className="stack g8">
        {answers.map((answer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers are texts, distinguished only by their position
          <div key={at} className="stack g4">
            <div className="row g8">
              <TextInput
                id={`${id}-${at}`}
                name={`${path}.${at}`}
                className="grow"
                value={answer}
                maxLength={postingLimits.answerText}
                placeholder={t('postings.wizard.questionnaire.answerPlaceholder')}
                aria-label={t('postings.wizard.questionnaire.answer', { number: at + 1 })}
                aria-invalid={entryErrors[at] || (listError && answer.trim() === '') ? true : undefined}
                aria-describedby={entryErrors[at] ? `${id}-${at}-error` : undefined}
                onChange={(event) => edited.writeAnswer(at, event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  if (answers.length < postingLimits.answers) add();
                }}
              />
              <IconButton
                size="sm"
                label={t('postings.wizard.questionnaire.removeAnswer', { number: at + 1 })}
                icon={<IconClose />}
                onClick={() => remove(at)}
              />
            </div>
            {entryErrors[at] ? (
              <span className="wizard-error" id={`${id}-${at}-error`}>
                {entryErrors[at]}
              </span>
            ) : null}
          </div>
        ))}
      </div>
      {answers.length < postingLimits.answers ? (
        <TextButton onClick={add}>
          <IconPlus />
          {t('postings.wizard.questionnaire.addAnswer')}
        </TextButton>
      ) : null}
    </FieldGroup>
  );
}

export interface QuestionEditorProps {
  index: number;
  /** Why the question will not be asked; null if it will. */
  unasked: string | null;
  onRemove: () => void;
  onCancel: () => void;
  onDone: () => void;
}

/** One question open for editing. */
export function QuestionEditor({ index, unasked, onRemove, onCancel, onDone }: QuestionEditorProps) {
  const { t } = useWizardForm();
  const edited = useQuestion(index);
  const { answerType: kind } = edited.question;
  return (
    <Card as="article" stack className="open-question">
      <div className="row between">
        <h3 className="bold sm wizard-side-heading h4">
          {t('postings.wizard.questionnaire.question', { number: index + 1 })}
        </h3>
        <TextButton danger onClick={onRemove}>
          <IconTrash />
          {t('postings.wizard.questionnaire.removeShort')}
        </TextButton>
      </div>
      {unasked ? <Note tone="warn">{unasked}</Note> : null}
      <TextField
        name={`questions.${index}.text`}
        label={t('postings.wizard.questionnaire.text')}
        maxLength={postingLimits.questionText}
        autoComplete="off"
      />
      <div className="stack g8 wizard-align-start">
        <span className="bold sm" aria-hidden="true">
          {t('postings.wizard.questionnaire.kind')}
        </span>
        <SegmentedControl
          label={t('postings.wizard.questionnaire.kind')}
          options={answerTypes
            .toSorted((a, b) => Number(b === 'single') - Number(a === 'single'))
            .map((value) => ({ value, label: t(`postings.wizard.questionnaire.kinds.${value}`) }))}
          value={kind}
          onChange={edited.chooseKind}
        />
      </div>
      {kind === 'free' ? null : (
        <>
          <AnswerFields index={index} edited={edited} />
          <RequirementFields index={index} edited={edited} />
        </>
      )}
      <WordingNote part="questions" question={index} />
      <div className="row g8 end">
        <Button onClick={onCancel}>{t('postings.wizard.questionnaire.cancel')}</Button>
        <Button variant="soft" onClick={onDone}>
          {t('postings.wizard.questionnaire.done')}
        </Button>
      </div>
    </Card>
  );
}
