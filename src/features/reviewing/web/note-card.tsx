import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { longTime } from '#features/applying/web/event-time.ts';
import { problemOf } from '#kit/client-errors.ts';
import { tabValue, writeTab } from '#kit/tab-storage.ts';
import { type LocalPlace, readLocalDraft, startingDraft } from '#ui/drafts/draft.ts';
import { InvalidDraft } from '#ui/drafts/draft-state.ts';
import { useDraftSession } from '#ui/drafts/use-draft-session.ts';
import { Form } from '#ui/forms/form.tsx';
import { LongField } from '#ui/forms/named-fields.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Card } from '#ui/light/card.tsx';
import { NewerDraft } from '#ui/records/draft-parts.tsx';
import { newerVersion } from '#ui/records/newer-version.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { putApplicationNote } from '../contract.ts';
import type { ApplicationNote } from '../fields.ts';
import { maxNoteLength } from '../note-length.ts';
import './employer-application.css';

const schema = async () => (await import('../fields.ts')).applicationNoteInput.pick({ text: true });

interface NoteText {
  text: string;
}
type NoteAbout = { application: string };

interface NoteProps {
  applicationId: string;
  note: ApplicationNote;
}

/** Where this tab stores what the server does not have yet. */
const localNote = (application: string): LocalPlace<NoteText, NoteAbout> => {
  const key = `note:${application}`;
  const write = (draft: object | null) => writeTab(key, draft);
  return {
    read: () =>
      readLocalDraft(
        tabValue(key),
        '',
        () => ({ application }),
        ({ text }) => ({ text: String(text ?? '') }),
      ),
    write: (draft) => write(draft.synced ? null : draft),
    discard: () => write(null),
  };
};

/** Who changed it last, and when. */
function LastChange({ note: { actor, updatedAt, daysAgo } }: { note: ApplicationNote }) {
  const t = useTexts();
  const language = useLanguage();
  if (!updatedAt) return null;
  const who = actor.kind === 'member' ? actor.name : t('applications.reviewing.one.course.gone');
  const when = longTime(updatedAt, daysAgo, t, language);
  return <p className="sm dim note-by">{t('applications.reviewing.one.note.by', { when, who })}</p>;
}

/** The note's form: unsaved input of this tab is restored, and input is saved when typing pauses. */
function useNote({ applicationId, note }: NoteProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [place] = useState(() => localNote(applicationId));
  const about = { application: applicationId };
  const draftOf = ({ text, version, updatedAt }: ApplicationNote) => ({
    ...about,
    values: { text },
    version,
    savedAt: updatedAt ?? new Date().toISOString(),
  });
  const [start] = useState(() => startingDraft(place.read(), draftOf(note), { text: '' }));
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const form = useZodForm<NoteText, NoteText>({
    schema,
    defaultValues: start.values,
  });
  const draft = useDraftSession<NoteText, NoteAbout>(form as UseFormReturn<NoteText>, {
    userId: '',
    about,
    aboutOf: () => about,
    initial: { text: '' },
    start,
    place,
    save: async ({ values: { text }, version }) => {
      if (text.trim().length > maxNoteLength) throw new InvalidDraft();
      const body = { text, version };
      const { data } = await api.call(putApplicationNote, { params: { id: applicationId }, body });
      // The history lists it.
      if (shown.current) void revalidate();
      return draftOf(data);
    },
    drop: async () => undefined,
    newerIn: (error) => {
      const newer = newerVersion<ApplicationNote>(error);
      return newer && { draft: draftOf(newer) };
    },
    same: (one, other) => one.text.trim() === other.text.trim(),
  });
  const { adopt } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every version of the page
  useEffect(() => adopt(draftOf(note)), [adopt, note.version]);
  const isErased = problemOf(draft.failure)?.code === 'applications.erased';
  useEffect(() => {
    // The candidate has deleted the account: reloads the page.
    if (!isErased) return;
    place.discard();
    void revalidate();
  }, [isErased, place, revalidate]);
  return { form, draft };
}

/** The note as a form: saved while typing, when the field is left, and by its button. */
function NoteForm(props: NoteProps) {
  const t = useTexts();
  const { note } = props;
  const { form, draft } = useNote(props);
  const submission = useSubmit(form, async () => void (await draft.settle()));
  const text = form.watch('text');
  const isSaved = text.trim() === note.text;
  const theirs = draft.conflict?.theirs?.values.text;
  const state = () => {
    if (text.trim().length > maxNoteLength) return t('applications.reviewing.one.note.tooLong');
    const { failure } = draft;
    const reason = failure && !(failure instanceof InvalidDraft) ? problemSentence(failure, t) : null;
    if (reason) return t('applications.reviewing.one.note.lost', { reason });
    return isSaved ? '' : t('applications.reviewing.one.note.unsaved');
  };
  return (
    <>
      <Form
        name="application-note"
        submission={submission}
        className="stack g12"
        onBlur={({ relatedTarget, currentTarget }) => {
          // The button saves by itself and reports errors.
          if (!currentTarget.contains(relatedTarget)) draft.flush();
        }}
      >
        <LongField name="text" label={t('applications.reviewing.one.note.label')} rows={4} limit={maxNoteLength} />
        <div className="note-foot">
          <p className="sm dim note-state" role="status">
            {state()}
          </p>
          {isSaved ? <LastChange note={note} /> : null}
        </div>
        <SubmitButton variant="default" block loadingText={t('ui.record.saving')}>
          {t('applications.reviewing.one.note.save')}
        </SubmitButton>
      </Form>
      <NewerDraft
        draft={draft}
        kind="version"
        mine={{ text }}
        compared={[{ label: t('applications.reviewing.one.note.label'), of: (values) => values.text }]}
        onJoin={
          theirs && text
            ? () => {
                form.setValue('text', `${theirs}\n\n${text}`);
                draft.keepMine();
              }
            : undefined
        }
      />
    </>
  );
}

/** Remounts the form when this tab has unsaved input, which the server cannot know. */
function NoteFormOfTab(props: NoteProps) {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => setHasDraft(localNote(props.applicationId).read() !== null), [props.applicationId]);
  return <NoteForm key={`${props.applicationId}${hasDraft}`} {...props} />;
}

/** The company's note about an application; read-only for readers. */
export function NoteCard({ mayWrite, ...props }: NoteProps & { mayWrite: boolean }) {
  const t = useTexts();
  const { note } = props;
  return (
    <Card as="section" className="stack g12">
      <div>
        <h2 className="h4">{t('applications.reviewing.one.note.title')}</h2>
        <p className="sm dim">{t('applications.reviewing.one.note.hint')}</p>
      </div>
      {mayWrite ? (
        <NoteFormOfTab {...props} />
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
