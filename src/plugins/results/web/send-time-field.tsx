import type { UseFormRegisterReturn } from 'react-hook-form';
import { dateAndTime } from '#kit/dates.ts';
import { FieldGroup } from '#ui/field.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { sendTimeOf } from '../result-delay.ts';
import './results.css';

/** The one that can be undone first. */
const times = ['later', 'now'] as const;

/** When results are sent: in 48 hours, with the hour, or now. */
export function SendTimeField(field: UseFormRegisterReturn) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <FieldGroup label={t('applications.sendingResults.when')}>
      <div className="result-choices">
        {times.map((time) => (
          <RadioCard key={time} title={t(`applications.sendingResults.times.${time}.title`)} {...field} value={time}>
            <span className="sm dim">
              {t(`applications.sendingResults.times.${time}.text`, dateAndTime(sendTimeOf(time, new Date()), language))}
            </span>
          </RadioCard>
        ))}
      </div>
    </FieldGroup>
  );
}
