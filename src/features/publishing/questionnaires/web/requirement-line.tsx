import type { Question } from '#features/postings/fields.ts';
import { isRequirement, requiredInWords } from '#features/postings/requirement.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';

/** The requirement of a question in one line; renders nothing when it has none. */
export function RequirementLine({ question }: { question: Question }) {
  const { t } = useWizardForm();
  if (!isRequirement(question)) return null;
  return (
    <p className="sm wizard-break">
      {t(`postings.wizard.questionnaire.requirement.lines.${question.otherwise ?? 'mark'}`, {
        answers: requiredInWords(question, t),
      })}
    </p>
  );
}
