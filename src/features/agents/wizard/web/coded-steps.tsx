import { SalaryChoice } from '#features/postings/web/salary-choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { CodedChoices } from './coded-choices.tsx';
import { useAgentFields } from './use-agent-fields.ts';

/** Step 3: experience, level, education. */
export function ExperienceStep() {
  return (
    <>
      <CodedChoices name="experience" first={['bez', 'do-1', '1-2', '3-5']} />
      <CodedChoices name="careerLevels" first={['junior', 'medior', 'senior', 'vodja']} />
      <CodedChoices name="educationLevels" first={['sss4', 'strukovne', 'osnovne']} narrow />
    </>
  );
}

/** Step 4: contract type, working time, work model, pay and benefits. */
export function EmploymentStep() {
  const { t, search, change, errorAt } = useAgentFields();
  return (
    <>
      <CodedChoices
        name="contractTypes"
        first={['neodredjeno', 'odredjeno', 'pripravnik', 'delo', 'praksa', 'sezonski']}
      />
      <CodedChoices name="jobTypes" first={['puno', 'nepuno', 'smenski', 'fleksibilno']} />
      <CodedChoices name="workModels" first={['lokacija', 'hibrid', 'od-kuce', 'teren']} />
      <FieldGroup label={t('postings.filters.salary')} error={errorAt('search.salaryFrom')}>
        <div className="stack g8">
          <SalaryChoice data-field="search.salaryFrom" value={search} onChange={change} />
        </div>
      </FieldGroup>
      <CodedChoices name="benefits" first={['prevoz', 'topli-obrok', 'privatno-zdravstveno', 'bonus']} />
    </>
  );
}
