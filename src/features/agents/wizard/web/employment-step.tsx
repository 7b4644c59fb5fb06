import { CodedChoices } from './coded-choices.tsx';

/** Step 4: contract, working time, where the work is done, and what is offered besides pay. */
export function EmploymentStep() {
  return (
    <>
      <CodedChoices
        name="contractTypes"
        first={['neodredjeno', 'odredjeno', 'pripravnik', 'delo', 'praksa', 'sezonski']}
      />
      <CodedChoices name="jobTypes" first={['puno', 'nepuno', 'smenski', 'fleksibilno']} />
      <CodedChoices name="workModels" first={['lokacija', 'hibrid', 'od-kuce', 'teren']} />
      <CodedChoices name="benefits" first={['prevoz', 'topli-obrok', 'privatno-zdravstveno', 'bonus']} />
    </>
  );
}
