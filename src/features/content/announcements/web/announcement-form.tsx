import { formatTime, localDay } from '#kit/dates.ts';
import { LongField, SelectField, TextField } from '#ui/forms/named-fields.tsx';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { RecordForm } from '#ui/records/record-form.tsx';
import { useRecord } from '#ui/records/use-record.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { announcementAudiences, announcementLength, announcementLevels } from '../announcement-kinds.ts';
import { createAnnouncement, saveAnnouncement } from '../contract.ts';
import type { AnnouncementInput, AnnouncementView, AnnouncementForm as FormValues } from '../fields.ts';

const schema = async () => (await import('../fields.ts')).announcementInput;

const HOUR = 3_600_000;
const writtenIn = (hours: number): string => {
  const at = new Date(Date.now() + hours * HOUR);
  return `${localDay(at)}T${formatTime(at, 'en').slice(0, 2)}:00`;
};

const valuesOf = (one: AnnouncementView | null): FormValues =>
  one
    ? {
        level: one.level,
        audience: one.audience,
        textSr: one.textSr,
        textEn: one.textEn,
        startsAt: one.startsAt,
        endsAt: one.endsAt,
      }
    : {
        level: 'info',
        audience: 'all',
        textSr: '',
        textEn: '',
        startsAt: writtenIn(0),
        endsAt: writtenIn(24),
      };

const names = ['textSr', 'textEn', 'level', 'audience', 'startsAt', 'endsAt'] as const;

interface AnnouncementFormProps {
  /** Null for a new announcement. */
  announcement: AnnouncementView | null;
  onClose: () => void;
  refresh: () => Promise<void>;
}

/** Form for the text, audience, start and end of an announcement. */
export function AnnouncementForm({ announcement, onClose, refresh }: AnnouncementFormProps) {
  const t = useTexts();
  const api = useApi();
  const word = (name: (typeof names)[number]) => t(`administration.announcements.form.${name}`);
  const record = useRecord<AnnouncementView, FormValues, AnnouncementInput, AnnouncementView | null>({
    schema,
    of: announcement,
    toForm: valuesOf,
    save: async (body, over) => {
      if (!over) return (await api.call(createAnnouncement, { body })).data;
      const { id, version } = over;
      return (await api.call(saveAnnouncement, { params: { id: String(id) }, body: { ...body, version } })).data;
    },
    compared: names.map((name) => ({ label: word(name), of: (values) => values[name] })),
    done: t('administration.announcements.form.done'),
    onSaved: async () => {
      onClose();
      await refresh();
    },
  });
  return (
    <RecordForm name="announcement" record={record} className="stack g16">
      <LongField
        name="textSr"
        label={word('textSr')}
        hint={t('administration.announcements.form.hint')}
        rows={2}
        limit={announcementLength}
        data-autofocus
      />
      <LongField name="textEn" label={word('textEn')} rows={2} limit={announcementLength} />
      <div className="grid c2 g16">
        <SelectField
          name="level"
          label={word('level')}
          options={announcementLevels.map((value) => ({
            value,
            label: t(`administration.announcements.levels.${value}`),
          }))}
        />
        <SelectField
          name="audience"
          label={word('audience')}
          options={announcementAudiences.map((value) => ({
            value,
            label: t(`administration.announcements.audiences.${value}`),
          }))}
        />
        <TextField
          name="startsAt"
          label={word('startsAt')}
          hint={t('administration.announcements.form.clock')}
          type="datetime-local"
        />
        <TextField name="endsAt" label={word('endsAt')} type="datetime-local" />
      </div>
      <WindowFoot loadingText={t('ui.record.saving')} onCancel={onClose}>
        {t('administration.announcements.form.submit')}
      </WindowFoot>
    </RecordForm>
  );
}
