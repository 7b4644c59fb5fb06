import { useEffect, useRef, useState } from 'react';
import type { ChosenApplications } from '#features/reviewing/received/web/selected-applications.ts';
import { Note } from '#ui/light/note.tsx';
import { Modal } from '#ui/modal.tsx';
import { Pill } from '#ui/pill.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { MessageTemplate, SentMessage } from '../fields.ts';
import { loadMessageDraft, type MessageDraft } from './message-draft.ts';
import { MessageForm } from './message-form.tsx';
import { MessagePreview } from './message-preview.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';
import { useTemplates } from './use-templates.ts';
import './messaging.css';
import type { SelectionActProps } from '#features/reviewing/web/selection-act.ts';

/** The composer for selected applications; those on the page are shown by name. */
export function SelectedComposer({ known, onDone, ...chosen }: SelectionActProps) {
  const ids = chosen.selection.applicationIds;
  return (
    <MessageComposer {...chosen} recipients={ids ? known.filter(({ id }) => ids.includes(id)) : []} onSent={onDone} />
  );
}

export interface MessageRecipient {
  /** Id of the application. */
  id: string;
  name: string;
}

export interface MessageComposerProps extends ChosenApplications {
  /** Names known to the page; other recipients are only counted. */
  recipients: readonly MessageRecipient[];
  /** How many of them were rejected. */
  rejected?: number;
  /** Initial content when nothing was typed yet. */
  start?: MessageDraft;
  onSent: (sent: SentMessage) => void;
  onClose: () => void;
}

/** Maximum number of names shown; further ones are only counted. */
const maxNamed = 12;

type View = { kind: 'write' | 'preview' | 'templates' | 'save' } | { kind: 'edit'; template: MessageTemplate };

interface RecipientsProps {
  recipients: readonly MessageRecipient[];
  count: number;
  onRemove: ((id: string) => void) | null;
}

/** The recipients: names that can be removed, or their number. */
function Recipients({ recipients, count, onRemove }: RecipientsProps) {
  const t = useTexts();
  const named = recipients.slice(0, maxNamed);
  const rest = count - named.length;
  return (
    <div className="field">
      <span className="label">{t('applications.messaging.composer.recipients')}</span>
      <div className="message-recipients">
        {named.map(({ id, name }) => (
          <Pill key={id} neutral name={name} {...(onRemove && count > 1 ? { onRemove: () => onRemove(id) } : {})}>
            {name}
          </Pill>
        ))}
        {rest > 0 ? (
          <span className="sm">
            {named.length > 0
              ? t('applications.messaging.composer.more', { count: rest })
              : t('applications.messaging.composer.chosen', { count })}
          </span>
        ) : null}
      </div>
    </div>
  );
}

/**
 * Writes to one applicant or to many: text or template, preview for each, and sending. Render it only while it is open.
 */
export function MessageComposer({
  postingId,
  selection,
  recipients,
  count,
  rejected = 0,
  start,
  onSent,
  onClose,
}: MessageComposerProps) {
  const t = useTexts();
  const templates = useTemplates();
  const [view, setView] = useState<View>({ kind: 'write' });
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<View['kind']>('write');

  const ids = selection.applicationIds?.filter((id) => !removed.includes(id));
  const chosen = ids ? { applicationIds: ids } : selection;
  const going = ids?.length ?? count;

  // The button that opened a part disappears with it, so the focus is moved.
  useEffect(() => {
    if (shown.current !== view.kind) place.current?.focus();
    shown.current = view.kind;
  }, [view.kind]);

  const titles = {
    write: t('applications.messaging.composer.title'),
    preview: t('applications.messaging.preview.title'),
    templates: t('applications.messaging.templates.title'),
    save: t('applications.messaging.templates.newTitle'),
    edit: t('applications.messaging.templates.changeTitle'),
  };
  const back = (kind: 'write' | 'templates') => () => setView({ kind });
  const saved = (kind: 'write' | 'templates') => (template: MessageTemplate) => {
    templates.put(template);
    setView({ kind });
  };

  return (
    <Modal
      open
      size="lg"
      onClose={onClose}
      onBack={view.kind === 'write' ? undefined : back('write')}
      title={titles[view.kind]}
    >
      <div ref={place} tabIndex={-1} className="message-view stack g16">
        {view.kind === 'write' ? (
          <>
            <Recipients
              recipients={recipients.filter(({ id }) => !removed.includes(id))}
              count={going}
              onRemove={ids ? (id) => setRemoved([...removed, id]) : null}
            />
            {rejected > 0 && removed.length === 0 ? (
              <Note tone="warn">{t('applications.messaging.composer.rejected', { count: rejected })}</Note>
            ) : null}
            <MessageForm
              postingId={postingId}
              selection={chosen}
              count={going}
              templates={templates}
              start={start}
              onSent={onSent}
              onPreview={() => setView({ kind: 'preview' })}
              onSaveAs={() => setView({ kind: 'save' })}
              onManage={() => setView({ kind: 'templates' })}
            />
          </>
        ) : null}
        {view.kind === 'preview' ? (
          <MessagePreview
            postingId={postingId}
            selection={chosen}
            draft={loadMessageDraft(postingId)}
            onBack={back('write')}
          />
        ) : null}
        {view.kind === 'templates' ? (
          <TemplateList
            templates={templates}
            onEdit={(template) => setView({ kind: 'edit', template })}
            onBack={back('write')}
          />
        ) : null}
        {view.kind === 'save' ? (
          <TemplateForm
            of={{ name: '', ...loadMessageDraft(postingId) }}
            onSaved={saved('write')}
            onClose={back('write')}
          />
        ) : null}
        {view.kind === 'edit' ? (
          <TemplateForm of={view.template} onSaved={saved('templates')} onClose={back('templates')} />
        ) : null}
      </div>
    </Modal>
  );
}
