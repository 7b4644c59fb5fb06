import { formatNumber } from '#kit/money.ts';
import { Checkbox, Radio } from '#ui/choice.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { FilterGroup } from '#ui/filter-group.tsx';
import { Button } from '#ui/light/button.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationFilters, ApplicationsMeta } from '../received/fields.ts';
import { requirementStates } from '../received/list-values.ts';

export interface AnswerFiltersProps {
  open: boolean;
  onClose: () => void;
  meta: ApplicationsMeta;
  onChange: (filters: Partial<ApplicationFilters>) => void;
}

/**
 * The answers to every question with their counts, and whether requirements are met; each choice applies immediately.
 */
export function AnswerFilters({ open, onClose, meta, onChange }: AnswerFiltersProps) {
  const t = useTexts();
  const language = useLanguage();
  const { answer, requirements } = meta.filters;
  const toggle = (value: string): void =>
    onChange({
      answer: answer.includes(value) ? answer.filter((one) => one !== value) : [...answer, value],
    });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('applications.reviewing.filters.title')}
      actions={
        answer.length > 0 || requirements ? (
          <TextButton onClick={() => onChange({ answer: [], requirements: null })}>
            {t('applications.reviewing.filters.clear')}
          </TextButton>
        ) : null
      }
      footer={
        <Button variant="primary" size="lg" block onClick={onClose}>
          {t('applications.reviewing.filters.show', { count: meta.total })}
        </Button>
      }
    >
      {meta.requirements ? (
        <FilterGroup title={t('applications.reviewing.filters.requirements')}>
          {([null, ...requirementStates] as const).map((state) => (
            <Radio
              key={state ?? 'any'}
              name="requirements"
              checked={requirements === state}
              onChange={() => onChange({ requirements: state })}
              label={t(
                state
                  ? `applications.reviewing.requirements.${state}`
                  : 'applications.reviewing.filters.anyRequirement',
              )}
              count={state ? formatNumber(meta.requirements?.[state] ?? 0, language) : undefined}
            />
          ))}
        </FilterGroup>
      ) : null}
      {meta.questions.map((question) => (
        <FilterGroup key={question.id} title={question.text}>
          {question.answers.map(({ value, text, count, required }) => {
            const checked = answer.includes(value);
            return (
              <Checkbox
                key={value}
                checked={checked}
                disabled={count === 0 && !checked}
                onChange={() => toggle(value)}
                label={
                  <>
                    {text}
                    {required ? (
                      <span className="xs dim"> ({t('applications.reviewing.filters.required')})</span>
                    ) : null}
                  </>
                }
                count={formatNumber(count, language)}
              />
            );
          })}
        </FilterGroup>
      ))}
    </Drawer>
  );
}
