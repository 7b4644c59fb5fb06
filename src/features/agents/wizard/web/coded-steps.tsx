import { CodedChoices } from './coded-choices.tsx';
import { PayChoice } from './pay-choice.tsx';

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
  return (
    <>
      <CodedChoices
        name="contractTypes"
        first={['neodredjeno', 'odredjeno', 'pripravnik', 'delo', 'praksa', 'sezonski']}
      />
      <CodedChoices name="jobTypes" first={['puno', 'nepuno', 'smenski', 'fleksibilno']} />
      <CodedChoices name="workModels" first={['lokacija', 'hibrid', 'od-kuce', 'teren']} />
      <PayChoice />
      <CodedChoices name="benefits" first={['prevoz', 'topli-obrok', 'privatno-zdravstveno', 'bonus']} />
    </>
  );
}
