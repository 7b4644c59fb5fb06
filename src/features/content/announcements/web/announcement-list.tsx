import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDateTime } from '#kit/dates.ts';
import { addressOf } from '#kit/list-address.ts';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { Badge } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { listPage, type ShowWindow } from '#ui/lists/list-page.ts';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { type AnnouncementState, announcementStates } from '../announcement-kinds.ts';
import { deleteAnnouncement, endAnnouncement, listAnnouncements } from '../contract.ts';
import type { AnnouncementView } from '../fields.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementText } from './announcement-text.tsx';

export const announcementsAddress = addressOf<typeof listAnnouncements>('admin-announcements');

const tones = { planned: 'new', shown: 'ok', over: 'neutral' } as const;

/** Modal for a new or an existing announcement. */
function Editor({ one, onClose }: { one: AnnouncementView | null; onClose: () => void }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <Modal open onClose={onClose} title={t(`administration.announcements.form.${one ? 'editTitle' : 'newTitle'}`)}>
      <AnnouncementForm announcement={one} onClose={onClose} refresh={revalidate} />
    </Modal>
  );
}

function NewButton() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconPlus />
        {t('administration.announcements.new')}
      </Button>
      {open ? <Editor one={null} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DeletionModal({ one, onClose }: { one: AnnouncementView; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const act = {
    title: t('administration.announcements.deletion.title'),
    text: t('administration.announcements.deletion.text'),
    field: null,
    submit: t('administration.announcements.deletion.submit'),
    sending: t('administration.announcements.deletion.sending'),
    dangerous: true,
    done: t('administration.announcements.deleted'),
    perform: () => api.call(deleteAnnouncement, { params: { id: one.id } }),
  };
  return <ActModal act={act} onClose={onClose} refresh={revalidate} />;
}

function Acts({ row: one, show }: { row: AnnouncementView; show: ShowWindow }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const ending = useAct(
    async () => {
      await api.call(endAnnouncement, { params: { id: one.id }, body: {} });
      await revalidate();
    },
    { toast: true, done: t('administration.announcements.ended'), refresh: revalidate },
  );
  return (
    <span className="row g12 sm no-wrap">
      {one.state === 'over' ? null : (
        <TextButton onClick={() => show((close) => <Editor one={one} onClose={close} />)}>
          {t('administration.announcements.edit')}
        </TextButton>
      )}
      {one.state === 'shown' ? (
        <TextButton onClick={() => void ending.run()}>{t('administration.announcements.end')}</TextButton>
      ) : null}
      <TextButton danger onClick={() => show((close) => <DeletionModal one={one} onClose={close} />)}>
        {t('administration.announcements.delete')}
      </TextButton>
    </span>
  );
}

/** List of current, past and planned announcements. */
export const announcementList = listPage({
  endpoint: listAnnouncements,
  page: 'admin-announcements',
  texts: 'administration.announcements',
  address: announcementsAddress,
  lead: true,
  sign: 'bell',
  tabs: {
    name: 'state',
    values: announcementStates,
    label: (state, { t, meta }) =>
      `${t(`administration.announcements.tabs.${state as AnnouncementState}`)} (${meta.counts[state as AnnouncementState]})`,
  },
  columns: {
    text: {
      cell: ({ textSr, textEn, level }, { t, language }) => (
        <div>
          <AnnouncementText text={language === 'sr' ? textSr : textEn} />
          <span className="sm dim admin-line">{t(`administration.announcements.levels.${level}`)}</span>
        </div>
      ),
      className: 'admin-person',
    },
    state: ({ state }, { t }) => <Badge tone={tones[state]}>{t(`administration.announcements.states.${state}`)}</Badge>,
    audience: ({ audience }, { t }) => t(`administration.announcements.audiences.${audience}`),
    time: {
      cell: ({ starts, ends }, { language }) => {
        const [from, to] = [starts, ends].map((iso) => formatDateTime(new Date(iso), language));
        return (
          <>
            <span className="no-wrap">{from}</span> – <span className="no-wrap">{to}</span>
          </>
        );
      },
      className: 'sm',
    },
  },
  acts: { className: '', Acts },
  Aside: NewButton,
});
