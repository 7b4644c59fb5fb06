import { Card } from '#ui/card.tsx';
import { Checkbox, Radio } from '#ui/choice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useWizardForm } from './use-wizard-form.ts';

/** Beside the questionnaire: the last question as a candidate meets it (mock 08c). */
export function QuestionPreview() {
  const { form, t } = useWizardForm();
  const question = form.watch('questions').findLast(({ text }) => text.trim() !== '');
  const answers = question?.answers.filter((answer) => answer.trim() !== '') ?? [];
  return (
    <Card as="aside" stack className="g12 sticky">
      <p className="sm dim">{t('postings.wizard.questionnaire.preview')}</p>
      {question ? (
        <>
          <p className="b pw-break">{question.text}</p>
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
      <hr className="pw-hr" />
      <p className="sm dim">{t('postings.wizard.questionnaire.previewNote')}</p>
    </Card>
  );
}
