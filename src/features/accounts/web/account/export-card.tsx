import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { exportCandidateData, exportEmployerData } from '#features/accounts/personal-data-contract.ts';
import type { ExportView } from '#features/accounts/personal-data-fields.ts';
import { getFileLink } from '#features/files/contract.ts';
import { isApiProblem } from '#shared/client-errors.ts';
import { formatDate } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { IconRefresh } from '#ui/icons/account-icons.tsx';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';

const askAgainMs = 5_000;
/** After ten minutes the mail is enough. */
const mostQuestions = 120;

/** Looks again now and then while a copy is being made. */
function useWatch(state: ExportView['state'] | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== 'requested') return;
    let asked = 0;
    const timer = setInterval(() => {
      asked += 1;
      if (asked >= mostQuestions) clearInterval(timer);
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

/** „Vaši podaci”: asks for a copy of everything, and downloads it when it is ready. */
export function ExportCard({
  accountType,
  copy,
}: {
  accountType: 'jobseeker' | 'employer';
  copy: ExportView | null;
}) {
  const t = useTexts();
  const api = useApi();
  const toasts = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  useWatch(copy?.state);

  const sentence = (error: unknown): string =>
    isApiProblem(error) && error.problem.status === 429
      ? t('accounts.personalData.export.wait', { count: Math.ceil((error.retryAfter ?? 3600) / 3600) })
      : problemSentence(error, t);
  const act = async (what: () => Promise<unknown>, failed: 'requestFailed' | 'downloadFailed') => {
    setBusy(true);
    try {
      await what();
    } catch (error) {
      const title = t(`accounts.personalData.export.${failed}`);
      toasts.show({ tone: 'error', title, text: sentence(error) });
    }
    setBusy(false);
  };
  const request = () =>
    act(async () => {
      await api.call(accountType === 'employer' ? exportEmployerData : exportCandidateData, {});
      await revalidate();
    }, 'requestFailed');
  const download = (fileId: string) =>
    act(async () => {
      const { data } = await api.call(getFileLink, { params: { id: fileId } });
      window.location.assign(data.url);
    }, 'downloadFailed');

  const ready = copy?.state === 'ready' && copy.fileId !== null;
  return (
    <Card as="section" className="row between g16 wrapx">
      <div className="grow acc-text">
        <h2 className="acc-h">{t('accounts.personalData.export.title')}</h2>
        <p className="sm dim acc-sub">
          {t(`accounts.personalData.export.${accountType === 'employer' ? 'employerText' : 'candidateText'}`)}
        </p>
        <p className={copy?.state === 'failed' ? 'sm mt8 acc-failed' : 'sm mt8'} role="status">
          <Status copy={copy} />
        </p>
      </div>
      <div className="row g8 wrapx">
        {copy?.state === 'requested' ? null : (
          <Button
            variant={ready ? 'g' : 'd'}
            loading={busy}
            loadingText={t('accounts.personalData.export.requesting')}
            onClick={request}
          >
            {ready ? <IconRefresh /> : <IconDownload />}
            {t(`accounts.personalData.export.${copy ? 'requestAgain' : 'request'}`)}
          </Button>
        )}
        {copy && ready ? (
          <Button disabled={busy} onClick={() => download(copy.fileId ?? '')}>
            <IconDownload />
            {t('accounts.personalData.export.download')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
