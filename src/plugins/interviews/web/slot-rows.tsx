import { type Control, useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { addDays, type LocalDay, localDay, parseDate } from '#kit/dates.ts';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField, TextField } from '#ui/forms/named-fields.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { maxDaysAhead, maxSlots } from '../interview-limits.ts';
import { overlap, readSlot, type SlotTimes, slotAfter, type WrittenSlot } from '../slot-times.ts';
import { slotText } from './slot-words.ts';
import './slot-rows.css';

/** Forms with a list of times. */
export interface SlotsForm {
  slots: WrittenSlot[];
}

const lengths = [15, 20, 30, 45, 60, 90, 120];

export const emptySlot: WrittenSlot = { day: '', from: '10:00', minutes: 30 };

function DayField({ control, name }: { control: Control<SlotsForm>; name: `slots.${number}.day` }) {
  const { field } = useController({ control, name });
  const today = localDay(new Date());
  return (
    <DateInput
      value={field.value || null}
      onChange={(day) => field.onChange(day ?? '')}
      onBlur={field.onBlur}
      ref={field.ref}
      name={name}
      min={today}
      max={addDays(today, maxDaysAhead)}
    />
  );
}

function Row({ at, onRemove }: { at: number; onRemove: (() => void) | null }) {
  const t = useTexts();
  const { control, formState, getValues } = useFormContext<SlotsForm>();
  const legend = t('applications.interviews.offer.slot', { number: at + 1 });
  return (
    <fieldset className="interview-row" aria-label={legend}>
      <Field label={t('applications.interviews.offer.day')} error={errorOf(formState.errors, `slots.${at}.day`)}>
        <DayField control={control} name={`slots.${at}.day`} />
      </Field>
      <TextField name={`slots.${at}.from`} label={t('applications.interviews.offer.from')} type="time" />
      <SelectField
        name={`slots.${at}.minutes`}
        label={t('applications.interviews.offer.minutes')}
        asNumber
        options={[...new Set([...lengths, getValues(`slots.${at}.minutes`)])]
          .filter((minutes) => minutes > 0)
          .sort((one, other) => one - other)
          .map((minutes) => ({
            value: String(minutes),
            label: t('applications.interviews.offer.minutesOption', { minutes }),
          }))}
      />
      {onRemove ? (
        <IconButton
          label={t('applications.interviews.offer.removeSlot', { number: at + 1 })}
          icon={<IconTrash />}
          onClick={onRemove}
        />
      ) : null}
    </fieldset>
  );
}

const isDay = (text: string): boolean => parseDate(text) === text;

/** The complete times among those written; errors of the others show when the form is sent. */
const readable = (slots: readonly WrittenSlot[]): SlotTimes[] =>
  slots.flatMap((slot) => {
    const minutes = Number(slot.minutes);
    if (!isDay(slot.day) || !/^\d{2}:\d{2}$/.test(slot.from) || !(minutes > 0)) return [];
    const read = readSlot({ ...slot, minutes });
    return typeof read === 'string' ? [] : [read];
  });

/** Copies the rows of the last day to the next day. */
function nextDay(slots: readonly WrittenSlot[]): WrittenSlot[] {
  const days = slots.map(({ day }) => day).filter(isDay);
  const last = days.sort().at(-1) as LocalDay | undefined;
  return last === undefined
    ? []
    : slots.filter(({ day }) => day === last).map((slot) => ({ ...slot, day: addDays(last, 1) }));
}

export interface SlotRowsProps {
  /** Other times of the company, to warn of overlaps. */
  busy: readonly { startsAt: string; endsAt: string }[];
  /** How many people choose among them; null where that is irrelevant. */
  people: number | null;
  /** Whether a single time is edited, to move it. */
  single?: boolean;
}

/**
 * The times of the surrounding form, as rows of day, start and length; warns of overlaps with the company's other
 * times, and of too few times.
 */
export function SlotRows({ busy, people, single = false }: SlotRowsProps) {
  const { control, formState } = useFormContext<SlotsForm>();
  const t = useTexts();
  const language = useLanguage();
  const { fields, append, remove } = useFieldArray({ control, name: 'slots' });
  const slots = useWatch({ control, name: 'slots' });
  const written = readable(slots);
  const taken = busy.filter(({ startsAt, endsAt }) =>
    written.some((slot) => overlap(slot, { startsAt: new Date(startsAt), endsAt: new Date(endsAt) })),
  );
  const full = fields.length >= maxSlots;
  const again = nextDay(slots);
  return (
    <div className="stack g12" data-field="slots">
      {fields.map(({ id }, at) => (
        <Row key={id} at={at} onRemove={fields.length > 1 ? () => remove(at) : null} />
      ))}
      {errorOf(formState.errors, 'slots') ? <p className="error">{errorOf(formState.errors, 'slots')}</p> : null}
      {single ? null : (
        <div className="row g8 flex-wrap">
          <Button
            size="sm"
            disabled={full}
            onClick={() => {
              const last = slots.at(-1) ?? emptySlot;
              append(slotAfter({ ...last, minutes: Number(last.minutes) }));
            }}
          >
            <IconPlus />
            {t('applications.interviews.offer.addSlot')}
          </Button>
          <Button
            size="sm"
            disabled={again.length === 0 || fields.length + again.length > maxSlots}
            onClick={() => append(again, { shouldFocus: false })}
          >
            {t('applications.interviews.offer.nextDay')}
          </Button>
        </div>
      )}
      <p className="sm dim">{t('applications.interviews.offer.zone')}</p>
      {taken.length > 0 ? (
        <Note tone="warn" role="status">
          {t('applications.interviews.offer.busy', {
            times: taken.map((slot) => slotText(slot, t, language)).join('; '),
          })}
        </Note>
      ) : null}
      {people !== null && slots.some(({ day }) => day !== '') && fields.length < people ? (
        <Note tone="warn" role="status">
          {t('applications.interviews.offer.fewer')}
        </Note>
      ) : null}
    </div>
  );
}
