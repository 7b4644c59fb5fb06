import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemOf } from '#shared/client-errors.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { NewerVersion } from '#ui/records/newer-version.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { longMoment } from '../../web/application-moment.ts';
import { putApplicationNote } from '../contract.ts';
import type { ApplicationNote, NoteInput, NoteForm as Values } from '../fields.ts';
import { noteMax } from '../note-length.ts';
import { readNoteDraft, writeNoteDraft } from './note-draft.ts';
import { createNoteSaver, type NoteState } from './note-saver.ts';

const loadSchema = async () => (await import('../fields.ts')).noteInput;

interface NoteProps {
  applicationId: string;
  note: ApplicationNote;
}

/** Who has changed it last, and when. */
function LastChange({ note: { actor, updatedAt, daysAgo } }: { note: ApplicationNote }) {
  const t = useTexts();
  const language = useLanguage();
  if (!updatedAt) return null;
  const who = actor.kind === 'member' ? actor.name : t('applications.reviewing.one.course.gone');
  const when = longMoment(updatedAt, daysAgo, t, language);
  return <p className="sm dim note-by">{t('applications.reviewing.one.note.by', { when, who })}</p>;
}

const stateInWords = (state: NoteState, t: Translate): string => {
  if (state.kind === 'failed')
    return t('applications.reviewing.one.note.lost', { reason: problemSentence(state.error, t) });
  if (state.kind === 'too-long') return t('applications.reviewing.one.note.tooLong');
  if (state.kind === 'saving') return t('applications.reviewing.one.note.saving');
  return state.kind === 'typing' ? t('applications.reviewing.one.note.unsaved') : '';
};

/** The saver of this note: what was left unsaved in this tab goes on, and a lost connection is tried again when it is back. */
function useNoteSaver({ applicationId, note }: NoteProps, show: (text: string) => void) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<NoteState>({ kind: 'saved' });
  const showText = useRef(show);
  showText.current = show;
  const refresh = useRef(revalidate);
  refresh.current = revalidate;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver for the whole life of the form; `adopt` brings newer notes
  const saver = useMemo(
    () =>
      createNoteSaver({
        note,
        send: async (body) =>
          (await api.call(putApplicationNote, { params: { id: applicationId }, body })).data,
        keep: (draft) => writeNoteDraft(applicationId, draft),
        onState: setState,
        // The history tells of it.
        onSaved: () => void refresh.current(),
      }),
    [applicationId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left unsaved is taken up once
  useEffect(() => {
    saver.enter();
    const draft = readNoteDraft(applicationId);
    if (draft) {
      showText.current(draft.text);
      saver.settle({ ...note, version: draft.version }, draft.text);
      void saver.save().catch(() => undefined);
    }
    const retry = () => void saver.save().catch(() => undefined);
    globalThis.addEventListener('online', retry);
    return () => {
      globalThis.removeEventListener('online', retry);
      saver.leave();
    };
  }, [saver]);
  useEffect(() => {
    if (saver.adopt(note)) showText.current(note.text);
  }, [saver, note]);
  useEffect(() => {
    // The candidate has deleted the account, or the member may no longer write: the page shows what there is now.
    const code = state.kind === 'failed' ? problemOf(state.error)?.code : undefined;
    if (code !== 'applications.erased') return;
    writeNoteDraft(applicationId, null);
    void refresh.current();
  }, [applicationId, state]);
  return { saver, state };
}

/** The note as a form: saved while it is written, when the field is left, and by its button. */
function NoteForm({ applicationId, note }: NoteProps) {
  const t = useTexts();
  const form = useZodForm<Values, NoteInput>({
    schema: loadSchema,
    defaultValues: { text: note.text, version: note.version },
  });
  const text = form.watch('text');
  const show = (next: string): void =>
    form.setValue('text', next, { shouldValidate: form.formState.isSubmitted });
  const { saver, state } = useNoteSaver({ applicationId, note }, show);
  const submission = useSubmit(
    form,
    () => saver.save(),
    (error, usual) => (problemOf(error)?.current ? null : usual()),
  );
  const { ref, name, onBlur } = form.register('text');
  const choose = (current: ApplicationNote, chosen: string): void => {
    show(chosen);
    saver.settle(current, chosen);
    void saver.save().catch(() => undefined);
  };
  return (
    <>
      <Form name="application-note" submission={submission} className="stack g12">
        <Field
          label={t('applications.reviewing.one.note.label')}
          error={errorOf(form.formState.errors, 'text')}
        >
          <TextArea
            ref={ref}
            name={name}
            rows={4}
            limit={noteMax}
            value={text}
            onChange={(event) => {
              show(event.currentTarget.value);
              saver.write(event.currentTarget.value);
            }}
            onBlur={(event) => {
              void onBlur(event);
              // The button saves by itself, and says what is wrong.
              if (event.relatedTarget?.closest('form') === event.currentTarget.form) return;
              void saver.save().catch(() => undefined);
            }}
          />
        </Field>
        <div className="note-foot">
          <p className="sm dim note-state" role="status">
            {stateInWords(state, t)}
          </p>
          {state.kind === 'saved' ? <LastChange note={note} /> : null}
        </div>
        <Button
          type="submit"
          block
          loading={submission.running !== null}
          loadingText={t('applications.reviewing.one.note.saving')}
        >
          {t('applications.reviewing.one.note.save')}
        </Button>
      </Form>
      {state.kind === 'conflict' ? (
        <NewerVersion
          kind="version"
          mine={text}
          theirs={state.current.text}
          compared={[{ label: t('applications.reviewing.one.note.label'), of: (said) => said }]}
          onKeep={() => choose(state.current, text)}
          onTake={() => choose(state.current, state.current.text)}
          onJoin={
            text && state.current.text
              ? () => choose(state.current, `${state.current.text}\n\n${text}`)
              : undefined
          }
        />
      ) : null}
    </>
  );
}

/** What the company notes about an application; readers read it. */
export function NoteCard({ mayWrite, ...props }: NoteProps & { mayWrite: boolean }) {
  const t = useTexts();
  const { note, applicationId } = props;
  return (
    <Card as="section" className="stack g12">
      <div>
        <h2 className="application-side-heading">{t('applications.reviewing.one.note.title')}</h2>
        <p className="sm dim">{t('applications.reviewing.one.note.hint')}</p>
      </div>
      {mayWrite ? (
        <NoteForm key={applicationId} {...props} />
      ) : note.text ? (
        <>
          <p className="apply-letter">{note.text}</p>
          <LastChange note={note} />
        </>
      ) : (
        <p className="dim">{t('applications.reviewing.one.note.none')}</p>
      )}
    </Card>
  );
}
