import { useAct } from '#ui/forms/use-act.ts';
import { IconUpload } from '#ui/icons/account-icons.tsx';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { saveBlob } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { getJsonResume } from '../../cv-contract.ts';
import type { CvSource } from '../../cv-source.ts';

/** Import of an external CV, and export of the candidate's own. */
export function CvTransfer({ sources }: { sources: readonly CvSource[] }) {
  const t = useTexts();
  const api = useApi();
  const saving = useAct(
    async () => {
      const { data } = await api.call(getJsonResume, {});
      const file = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
      saveBlob(file, t('candidates.cvImport.transfer.fileName'));
    },
    { toast: t('candidates.cvImport.transfer.exportFailed') },
  );
  return (
    <Card as="section">
      <h2 className="h3 mb16">{t('candidates.cvImport.transfer.title')}</h2>
      <div className="grid c2 g24">
        {sources.map(({ href, act, note }) => (
          <div key={href} className="stack g8 transfer-way">
            <LinkButton href={href}>
              <IconUpload />
              {t(act)}
            </LinkButton>
            <p className="sm dim">{t(note)}</p>
          </div>
        ))}
        <div className="stack g8 transfer-way">
          <Button
            loading={saving.busy !== null}
            loadingText={t('candidates.cvImport.transfer.exportBusy')}
            onClick={() => void saving.run()}
          >
            <IconDownload />
            {t('candidates.cvImport.transfer.export')}
          </Button>
          <p className="sm dim">{t('candidates.cvImport.transfer.exportNote')}</p>
        </div>
      </div>
    </Card>
  );
}
