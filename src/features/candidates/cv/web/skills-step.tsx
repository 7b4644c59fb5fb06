import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { fold } from '#kit/serbian-text.ts';
import { Field } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { Pill } from '#ui/pill.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { cvLimits } from '../../cv-limits.ts';
import type { CvStepProps } from './cv-builder.tsx';
import { StepFrame } from './step-frame.tsx';
import { useCvStep } from './use-cv-step.ts';

export default function SkillsStep({ drafts, ways, onSaved, inputs: { Skill } }: CvStepProps) {
  const t = useTexts();
  const state = useCvStep('vestine', { drafts, onSaved });
  const { form } = state;
  const { field } = useController({ control: form.control, name: 'skills' });
  const skills: string[] = field.value ?? [];
  const typed = form.watch('typed');
  const setTyped = (text: string) => form.setValue('typed', text);
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = skills.length >= cvLimits.skills;

  /** Adds the typed or chosen skill; empty text is ignored, and a duplicate only clears the field. */
  const add = (text: string): void => {
    const skill = text.trim();
    if (skill === '' || full) return;
    setTyped('');
    if (skills.some((known) => fold(known) === fold(skill))) {
      setNews(t('candidates.cv.skills.known', { name: skill }));
      return;
    }
    field.onChange([...skills, skill]);
    setNews(t('candidates.cv.skills.added', { name: skill }));
  };
  const remove = (place: number): void => {
    field.onChange(skills.filter((_, other) => other !== place));
    setNews(t('candidates.cv.removed', { name: skills[place] ?? '' }));
    input.current?.focus();
  };

  return (
    <StepFrame
      step="vestine"
      state={state}
      ways={ways}
      count={t('candidates.cv.of', { count: skills.length, max: cvLimits.skills })}
    >
      <div className="stack g12">
        {skills.length > 0 ? (
          <div className="row g8 flex-wrap">
            {skills.map((skill, place) => (
              <Pill key={skill} onRemove={() => remove(place)}>
                {skill}
              </Pill>
            ))}
          </div>
        ) : null}
        <Field
          label={t('candidates.cv.skills.label')}
          hint={full ? t('validation.too-many-skills', { max: cvLimits.skills }) : t('candidates.cv.skills.hint')}
          error={errorOf(form.formState.errors, 'skills')}
        >
          <Skill
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            name="skills"
            value={typed}
            readOnly={full}
            maxLength={cvLimits.skill}
            enterKeyHint="done"
            placeholder={t('candidates.cv.skills.placeholder')}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onSkill={add}
            onKeyDown={(event) => {
              if (event.key === 'Backspace' && typed === '' && skills.length > 0) remove(skills.length - 1);
              // Enter may have selected a suggestion.
              if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== ',')) return;
              event.preventDefault();
              add(typed);
            }}
          />
        </Field>
        <Button
          size="sm"
          className="cv-add-skill"
          disabledReason={full ? t('validation.too-many-skills', { max: cvLimits.skills }) : undefined}
          onClick={() => {
            add(typed);
            input.current?.focus();
          }}
        >
          {t('candidates.cv.skills.add')}
        </Button>
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
      </div>
    </StepFrame>
  );
}
