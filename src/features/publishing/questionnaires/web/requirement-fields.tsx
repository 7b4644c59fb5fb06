import { otherwiseModes } from '#features/postings/fields.ts';
import { Checkbox, Radio } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import type { EditedQuestion } from './use-question.ts';

/** The fields for the required answers, and what happens without them (rules.md#requirements). */
export function RequirementFields({ index, edited }: { index: number; edited: EditedQuestion }) {
  const { t, errorAt } = useWizardForm();
  const { question, marks, mark, chooseOtherwise } = edited;
  const { answers, answerType, otherwise } = question;
  const path = `questions.${index}` as const;
  const error = errorAt(`${path}.requiredAnswers`);
  const written = answers.some((answer) => answer.trim() !== '');
  return (
    <div className="stack g12">
      <Checkbox
        label={t('postings.wizard.questionnaire.requirement.some')}
        checked={otherwise !== undefined}
        onChange={(event) => chooseOtherwise(event.currentTarget.checked ? 'mark' : undefined)}
      />
      {otherwise === undefined ? null : (
        <div className="stack g16 wizard-required">
          <FieldGroup
            label={t('postings.wizard.questionnaire.requirement.which')}
            hint={t(`postings.wizard.questionnaire.requirement.${answerType === 'single' ? 'anyOf' : 'allOf'}`)}
            error={error}
          >
            {written ? (
              <div className="stack g8 wizard-break">
                {answers.map((answer, at) =>
                  answer.trim() === '' ? null : (
                    <Checkbox
                      // biome-ignore lint/suspicious/noArrayIndexKey: answers are texts, distinguished only by their position
                      key={at}
                      name={`${path}.requiredAnswers`}
                      label={answer}
                      checked={marks[at] ?? false}
                      aria-invalid={error ? true : undefined}
                      onChange={(event) => mark(at, event.currentTarget.checked)}
                    />
                  ),
                )}
              </div>
            ) : (
              <p className="sm dim">{t('postings.wizard.questionnaire.requirement.noAnswers')}</p>
            )}
          </FieldGroup>
          <FieldGroup
            label={t('postings.wizard.questionnaire.requirement.otherwise')}
            error={errorAt(`${path}.otherwise`)}
          >
            <div className="stack g8">
              {otherwiseModes.map((mode) => (
                <Radio
                  key={mode}
                  name={`${path}.otherwise`}
                  label={t(`postings.wizard.questionnaire.requirement.modes.${mode}`)}
                  checked={otherwise === mode}
                  onChange={() => chooseOtherwise(mode)}
                />
              ))}
            </div>
          </FieldGroup>
        </div>
      )}
    </div>
  );
}
