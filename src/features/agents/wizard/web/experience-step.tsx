import { CodedChoices } from './coded-choices.tsx';

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
