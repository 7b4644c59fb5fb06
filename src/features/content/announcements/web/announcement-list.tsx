import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDateTime } from '#shared/dates.ts';
import { pageCount } from '#shared/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ActModal, type AskedAct } from '#ui/forms/act-modal.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { Badge } from '#ui/light/badge.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { announcementsAddress } from '../announcement-address.ts';
import { type AnnouncementState, announcementStates } from '../announcement-kinds.ts';
import { deleteAnnouncement, endAnnouncement } from '../contract.ts';
import type { AnnouncementsMeta, AnnouncementView } from '../fields.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementText } from './announcement-text.tsx';

const tones = { planned: 'new', shown: 'ok', over: 'neutral' } as const;

interface RowProps {
  one: AnnouncementView;
  onEdit: () => void;
  onEnd: () => void;
  onDelete: () => void;
}

function Row({ one, onEdit, onEnd, onDelete }: RowProps) {
  const t = useTexts();
  const language = useLanguage();
  const when = (iso: string) => formatDateTime(new Date(iso), language);
  return (
    <tr>
      <td className="admin-person">
        <div>
          <AnnouncementText text={language === 'sr' ? one.textSr : one.textEn} />
          <span className="sm dim admin-line">{t(`administration.announcements.levels.${one.level}`)}</span>
        </div>
      </td>
      <td data-label={t('administration.announcements.state')}>
        <Badge tone={tones[one.state]}>{t(`administration.announcements.states.${one.state}`)}</Badge>
      </td>
      <td data-label={t('administration.announcements.audience')}>
        {t(`administration.announcements.audiences.${one.audience}`)}
      </td>
      <td data-label={t('administration.announcements.time')} className="sm">
        <span className="no-wrap">{when(one.starts)}</span> –{' '}
        <span className="no-wrap">{when(one.ends)}</span>
      </td>
      <td>
        <span className="row g12 sm no-wrap">
          {one.state === 'over' ? null : (
            <TextButton onClick={onEdit}>{t('administration.announcements.edit')}</TextButton>
          )}
          {one.state === 'shown' ? (
            <TextButton onClick={onEnd}>{t('administration.announcements.end')}</TextButton>
          ) : null}
          <TextButton danger onClick={onDelete}>
            {t('administration.announcements.delete')}
          </TextButton>
        </span>
      </td>
    </tr>
  );
}

export interface AnnouncementListProps {
  announcements: readonly AnnouncementView[];
  meta: AnnouncementsMeta;
  state: AnnouncementState | null;
}

/** `/admin/obavestenja`: what is, was and will be above pages. */
export function AnnouncementList({ announcements, meta, state }: AnnouncementListProps) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<{ one: AnnouncementView | null } | null>(null);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const ending = useAct(
    async (id: number) => {
      await api.call(endAnnouncement, { params: { id: String(id) }, body: {} });
      await revalidate();
    },
    { toast: true, done: t('administration.announcements.ended'), refresh: revalidate },
  );
  const askDeletion = ({ id }: AnnouncementView) =>
    setAsked({
      title: t('administration.announcements.deletion.title'),
      text: t('administration.announcements.deletion.text'),
      field: null,
      submit: t('administration.announcements.deletion.submit'),
      sending: t('administration.announcements.deletion.sending'),
      dangerous: true,
      done: t('administration.announcements.deleted'),
      perform: () => api.call(deleteAnnouncement, { params: { id: String(id) } }),
    });
  const close = () => setEdited(null);
  return (
    <>
      <div className="row between flex-wrap g16 mb24">
        <div>
          <h1>{t('administration.announcements.title')}</h1>
          <p className="dim mt8">{t('administration.announcements.lead')}</p>
        </div>
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setEdited({ one: null })}>
          <IconPlus />
          {t('administration.announcements.new')}
        </Button>
      </div>
      <div className="mb16">
        <SegmentedLinks
          label={t('administration.announcements.state')}
          items={[null, ...announcementStates].map((one) => ({
            label:
              one === null
                ? t('administration.announcements.all')
                : `${t(`administration.announcements.tabs.${one}`)} (${meta.counts[one]})`,
            href: announcementsAddress({ state: one }),
            current: one === state,
          }))}
        />
      </div>
      {announcements.length === 0 ? (
        <EmptyState
          sign="bell"
          title={t(`administration.announcements.${state === null ? 'none' : 'empty'}`)}
          actions={
            state === null ? undefined : (
              <LinkButton href={announcementsAddress({})}>{t('administration.announcements.all')}</LinkButton>
            )
          }
        />
      ) : (
        <Table label={t('administration.announcements.table')} responsive>
          <thead>
            <tr>
              {(['text', 'state', 'audience', 'time', 'acts'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`administration.announcements.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {announcements.map((one) => (
              <Row
                key={one.id}
                one={one}
                onEdit={() => setEdited({ one })}
                onEnd={() => void ending.run(one.id)}
                onDelete={() => askDeletion(one)}
              />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => announcementsAddress({ state, page })}
      />
      <Modal
        open={edited !== null}
        onClose={close}
        title={t(`administration.announcements.form.${edited?.one ? 'editTitle' : 'newTitle'}`)}
      >
        {edited ? <AnnouncementForm announcement={edited.one} onClose={close} refresh={revalidate} /> : null}
      </Modal>
      <ActModal act={asked} onClose={() => setAsked(null)} refresh={revalidate} />
    </>
  );
}
