import { useState } from 'react';
import { problemOf } from '#shared/client-errors.ts';
import { formatTime, localDay } from '#shared/dates.ts';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { NewerNote } from '#ui/forms/newer-note.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
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
        ...{ level: one.level, audience: one.audience, textSr: one.textSr, textEn: one.textEn },
        ...{ startsAt: one.startsAt, endsAt: one.endsAt },
      }
    : {
        ...{ level: 'info', audience: 'all', textSr: '', textEn: '' },
        ...{ startsAt: writtenIn(0), endsAt: writtenIn(24) },
      };

const names = ['textSr', 'textEn', 'level', 'audience', 'startsAt', 'endsAt'] as const;

interface AnnouncementFormProps {
  /** Null for a new one. */
  announcement: AnnouncementView | null;
  onClose: () => void;
  refresh: () => Promise<void>;
}

/** What is announced, to whom, and from when until when. */
export function AnnouncementForm({ announcement, onClose, refresh }: AnnouncementFormProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const [version, setVersion] = useState(announcement?.version ?? 0);
  const [newer, setNewer] = useState<AnnouncementView | null>(null);
  const form = useZodForm<FormValues, AnnouncementInput>({ schema, defaultValues: valuesOf(announcement) });
  const { errors, isSubmitting } = form.formState;
  const send = async (body: AnnouncementInput, over: number): Promise<void> => {
    setNewer(null);
    if (announcement)
      await api.call(saveAnnouncement, {
        params: { id: String(announcement.id) },
        body: { ...body, version: over },
      });
    else await api.call(createAnnouncement, { body });
    onClose();
    toast.show({ tone: 'ok', title: t('administration.announcements.form.done') });
    await refresh();
  };
  const submission = useSubmit(
    form,
    (body) => send(body, version),
    (error, usual) => {
      const current = problemOf(error)?.current;
      if (!current) return usual();
      setNewer(current as AnnouncementView);
      return null;
    },
  );
  const word = (name: (typeof names)[number]) => t(`administration.announcements.form.${name}`);
  return (
    <Form name="announcement" submission={submission} className="stack g16">
      <Field
        label={word('textSr')}
        hint={t('administration.announcements.form.hint')}
        error={errorOf(errors, 'textSr')}
      >
        <TextArea rows={2} limit={announcementLength} data-autofocus {...form.register('textSr')} />
      </Field>
      <Field label={word('textEn')} error={errorOf(errors, 'textEn')}>
        <TextArea rows={2} limit={announcementLength} {...form.register('textEn')} />
      </Field>
      <div className="grid c2 g16">
        <Field label={word('level')} error={errorOf(errors, 'level')}>
          <NativeSelect
            options={announcementLevels.map((value) => ({
              value,
              label: t(`administration.announcements.levels.${value}`),
            }))}
            {...form.register('level')}
          />
        </Field>
        <Field label={word('audience')} error={errorOf(errors, 'audience')}>
          <NativeSelect
            options={announcementAudiences.map((value) => ({
              value,
              label: t(`administration.announcements.audiences.${value}`),
            }))}
            {...form.register('audience')}
          />
        </Field>
        <Field
          label={word('startsAt')}
          hint={t('administration.announcements.form.clock')}
          error={errorOf(errors, 'startsAt')}
        >
          <TextInput type="datetime-local" {...form.register('startsAt')} />
        </Field>
        <Field label={word('endsAt')} error={errorOf(errors, 'endsAt')}>
          <TextInput type="datetime-local" {...form.register('endsAt')} />
        </Field>
      </div>
      {newer ? (
        <NewerNote
          title={t('administration.announcements.newer')}
          differences={names.filter((name) => form.getValues(name) !== newer[name]).map(word)}
          onShow={() => {
            form.reset(valuesOf(newer));
            setVersion(newer.version);
            setNewer(null);
          }}
          onKeep={() =>
            void submission.attempt(async () => {
              setVersion(newer.version);
              await send(await (await schema()).parseAsync(form.getValues()), newer.version);
            })
          }
        />
      ) : null}
      <WindowFoot
        loading={isSubmitting}
        loadingText={t('administration.announcements.form.sending')}
        onCancel={onClose}
      >
        {t('administration.announcements.form.submit')}
      </WindowFoot>
    </Form>
  );
}
