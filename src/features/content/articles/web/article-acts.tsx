import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { formatTime, localDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { ActModal, type AskedAct } from '#ui/forms/act-modal.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { deleteArticle, withdrawArticle } from '../contract.ts';
import type { ArticleView } from '../fields.ts';
import { ScheduleWindow } from './schedule-window.tsx';

interface ArticleActsProps {
  article: ArticleView;
  running: boolean;
  /** Validates the article and schedules it for a local time. */
  schedule: (at: string) => Promise<void>;
  /** Saves pending changes before another action on the article. */
  beforehand: (act: (version: number) => Promise<unknown>) => Promise<void>;
  look: () => void;
}

/** The next full hour, in the format of a date-time field. */
const nextHour = (): string => {
  const at = new Date(Date.now() + 3_600_000);
  return `${localDay(at)}T${formatTime(at, 'en').slice(0, 2)}:00`;
};

/** Actions on an article: preview, publish, schedule, withdraw, delete. */
export function ArticleActs({ article, running, schedule, beforehand, look }: ArticleActsProps) {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<(AskedAct & { leaves: boolean }) | null>(null);
  const [scheduling, setScheduling] = useState<string | null>(null);
  const { state, posts } = article;
  const params = { id: String(article.draft.id) };
  const seen = state === 'published';
  const waits = state === 'scheduled';

  const askWithdrawal = () =>
    setAsked({
      title: t(`administration.articles.withdraw.${waits ? 'waitingTitle' : 'title'}`),
      text: t(`administration.articles.withdraw.${waits ? 'waitingText' : 'text'}`),
      field: null,
      submit: t('administration.articles.withdraw.submit'),
      sending: t('administration.articles.withdraw.sending'),
      done: t('administration.articles.withdraw.done'),
      leaves: false,
      perform: () => beforehand((version) => api.call(withdrawArticle, { params, body: { version } })),
    });
  const askDeletion = () =>
    setAsked({
      title: t('administration.articles.remove.title'),
      text: t('administration.articles.remove.text'),
      field: null,
      submit: t('administration.articles.remove.submit'),
      sending: t('administration.articles.remove.sending'),
      done: t('administration.articles.remove.done'),
      dangerous: true,
      leaves: true,
      perform: () => beforehand(() => api.call(deleteArticle, { params })),
    });

  return (
    <Card as="section" stack aria-labelledby="article-acts">
      <h2 className="h4" id="article-acts">
        {t('administration.articles.acts')}
      </h2>
      <Button onClick={look}>{t('administration.articles.look')}</Button>
      <Button
        variant="primary"
        loading={running}
        loadingText={t('administration.articles.publishing')}
        type="submit"
        form="article-form"
      >
        {t(`administration.articles.${seen ? 'publishChanges' : 'publish'}`)}
      </Button>
      {seen ? null : (
        <Button onClick={() => setScheduling(nextHour())}>
          {t(`administration.articles.schedule.${waits ? 'change' : 'open'}`)}
        </Button>
      )}
      {seen && posts.length > 0 ? (
        <LinkButton variant="quiet" href={pageAddress('blog-post', posts[0]?.id ?? 0)}>
          {t('administration.articles.onSite')}
        </LinkButton>
      ) : null}
      {seen || waits ? (
        <Button variant="quiet" onClick={askWithdrawal}>
          {t(`administration.articles.withdraw.${waits ? 'waitingOpen' : 'open'}`)}
        </Button>
      ) : null}
      {state === 'draft' ? (
        <Button variant="danger-outline" onClick={askDeletion}>
          {t('administration.articles.remove.open')}
        </Button>
      ) : null}
      <ScheduleWindow
        initial={scheduling}
        onClose={() => setScheduling(null)}
        onChosen={(at) => {
          setScheduling(null);
          void schedule(at);
        }}
      />
      <ActModal
        act={asked}
        onClose={() => setAsked(null)}
        refresh={revalidate}
        afterwards={asked?.leaves ? async () => navigate(pageAddress('admin-blog')) : undefined}
      />
    </Card>
  );
}
