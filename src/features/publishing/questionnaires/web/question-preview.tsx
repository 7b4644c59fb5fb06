import { isRequirement, requirementSentence } from '#features/postings/requirement.ts';
import { Checkbox, Radio } from '#ui/choice.tsx';
import { Card } from '#ui/light/card.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';

/** Next to the questionnaire: the last question as candidates see it. */
export function QuestionPreview() {
  const { form, t } = useWizardForm();
  const question = form.watch('questions').findLast(({ text }) => text.trim() !== '');
  const answers = question?.answers.filter((answer) => answer.trim() !== '') ?? [];
  return (
    <Card as="aside" stack className="g12 sticky">
      <p className="sm dim">{t('postings.wizard.questionnaire.preview')}</p>
      {question ? (
        <>
          <p className="bold wizard-break">{question.text}</p>
          {question.answerType !== 'free' && isRequirement(question) ? (
            <p className="sm dim wizard-break">{requirementSentence(question, t)}</p>
          ) : null}
          {question.answerType === 'free' ? (
            <TextArea rows={2} readOnly tabIndex={-1} aria-label={question.text} />
          ) : (
            <div className="stack g12" inert>
              {answers.map((answer) =>
                question.answerType === 'multiple' ? (
                  <Checkbox key={answer} label={answer} tabIndex={-1} readOnly />
                ) : (
                  <Radio key={answer} label={answer} name="preview" tabIndex={-1} readOnly />
                ),
              )}
            </div>
          )}
        </>
      ) : (
        <p className="sm dim">{t('postings.wizard.questionnaire.previewEmpty')}</p>
      )}
      <hr className="wizard-rule" />
      <p className="sm dim">{t('postings.wizard.questionnaire.previewNote')}</p>
    </Card>
  );
}
