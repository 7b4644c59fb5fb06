import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { getFileLink } from '#features/files/contract.ts';
import { isApiProblem } from '#kit/client-errors.ts';
import { formatDate } from '#kit/dates.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconRefresh } from '#ui/icons/account-icons.tsx';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { exportCandidateData, exportEmployerData } from '../contract.ts';
import type { ExportView } from '../fields.ts';

const askAgainMs = 5_000;
/** Max polls: after ten minutes the mail is enough. */
const maxQuestions = 120;

/** Polls while a copy is being created. */
function useWatch(state: ExportView['state'] | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== 'requested') return;
    let attempts = 0;
    const timer = setInterval(() => {
      attempts += 1;
      if (attempts >= maxQuestions) clearInterval(timer);
      if (document.visibilityState === 'visible') void revalidate();
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [state, revalidate]);
}

function Status({ copy }: { copy: ExportView | null }) {
  const t = useTexts();
  const language = useLanguage();
  if (!copy) return null;
  const date = copy.expiresAt ? formatDate(new Date(copy.expiresAt), language) : '';
  return t(`accounts.personalData.export.${copy.state}`, { date });
}

/** „Vaši podaci”: requests a copy of all data, and downloads it when it is ready. */
export function ExportCard({ accountType, copy }: { accountType: 'jobseeker' | 'employer'; copy: ExportView | null }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  useWatch(copy?.state);

  const explain = (error: unknown, usual: () => string): string =>
    isApiProblem(error) && error.problem.status === 429
      ? t('accounts.personalData.export.wait', { count: Math.ceil((error.retryAfter ?? 3600) / 3600) })
      : usual();
  const requesting = useAct(
    async () => {
      await api.call(accountType === 'employer' ? exportEmployerData : exportCandidateData, {});
      await revalidate();
    },
    { toast: t('accounts.personalData.export.requestFailed'), explain },
  );
  const downloading = useAct(
    async (fileId: string) => {
      const { data } = await api.call(getFileLink, { params: { id: fileId } });
      window.location.assign(data.url);
    },
    { toast: t('accounts.personalData.export.downloadFailed'), explain },
  );
  const busy = requesting.busy !== null || downloading.busy !== null;

  const ready = copy?.state === 'ready' && copy.fileId !== null;
  return (
    <Card as="section" className="row between g16 flex-wrap">
      <div className="grow account-text">
        <h2 className="h3">{t('accounts.personalData.export.title')}</h2>
        <p className="sm dim account-lead">
          {t(`accounts.personalData.export.${accountType === 'employer' ? 'employerText' : 'candidateText'}`)}
        </p>
        <p className={copy?.state === 'failed' ? 'sm mt8 account-failed' : 'sm mt8'} role="status">
          <Status copy={copy} />
        </p>
      </div>
      <div className="row g8 flex-wrap">
        {copy?.state === 'requested' ? null : (
          <Button
            variant={ready ? 'quiet' : 'default'}
            loading={busy}
            loadingText={t('common.sending')}
            onClick={() => void requesting.run()}
          >
            {ready ? <IconRefresh /> : <IconDownload />}
            {t(`accounts.personalData.export.${copy ? 'requestAgain' : 'request'}`)}
          </Button>
        )}
        {copy && ready ? (
          <Button disabled={busy} onClick={() => void downloading.run(copy.fileId ?? '')}>
            <IconDownload />
            {t('accounts.personalData.export.download')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
