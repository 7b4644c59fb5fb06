import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconEdit, IconTrash } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconChevronLeft } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { MessageTemplate } from '../fields.ts';
import { messageLimits } from '../message-limits.ts';
import type { Templates } from './use-templates.ts';

interface TemplateListProps {
  templates: Templates;
  onEdit: (template: MessageTemplate) => void;
  onBack: () => void;
}

/** The company's templates, to change and delete them. */
export function TemplateList({ templates, onEdit, onBack }: TemplateListProps) {
  const t = useTexts();
  const [leaving, setLeaving] = useState<string | null>(null);
  const { own, problem } = templates;
  return (
    <div className="stack g12">
      <p className="sm dim">{t('applications.messaging.templates.lead', { count: messageLimits.templates })}</p>
      {problem ? (
        <Note
          tone="error"
          actions={
            <Button size="sm" onClick={() => void templates.reload()}>
              {t('applications.messaging.preview.again')}
            </Button>
          }
        >
          {problem}
        </Note>
      ) : null}
      {own?.length === 0 ? (
        <EmptyState sign="document" title={t('applications.messaging.templates.none')}>
          {t('applications.messaging.templates.noneText')}
        </EmptyState>
      ) : null}
      <ul className="message-templates">
        {own?.map((template) => {
          const { id, name, subject } = template;
          return (
            <li key={id} className="row g12">
              <div className="grow message-break">
                <p className="medium">{name}</p>
                <p className="sm dim">{subject}</p>
              </div>
              {leaving === id ? (
                <>
                  <Button size="sm" onClick={() => setLeaving(null)}>
                    {t('common.cancel')}
                  </Button>
                  <Button
                    size="sm"
                    variant="danger"
                    aria-label={t('applications.messaging.templates.delete', { name })}
                    onClick={() => void templates.discard(id)}
                  >
                    {t('applications.messaging.templates.deleteShort')}
                  </Button>
                </>
              ) : (
                <>
                  <IconButton
                    size="sm"
                    label={t('applications.messaging.templates.edit', { name })}
                    icon={<IconEdit />}
                    onClick={() => onEdit(template)}
                  />
                  <IconButton
                    size="sm"
                    label={t('applications.messaging.templates.delete', { name })}
                    icon={<IconTrash />}
                    onClick={() => setLeaving(id)}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button onClick={onBack}>
          <IconChevronLeft />
          {t('applications.messaging.composer.back')}
        </Button>
      </div>
    </div>
  );
}
