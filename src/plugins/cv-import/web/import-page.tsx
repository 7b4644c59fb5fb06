import { useEffect, useState } from 'react';
import type { SavedCv } from '#features/candidates/cv/web/step-values.ts';
import { cvAddress } from '#features/candidates/cv-steps.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type ReadFile, savedImport, saveImport } from './saved-import.ts';
import '#ui/wizard/wizard.css';
import './cv-import.css';

interface ImportPageProps {
  userId: string;
  initial: SavedCv;
  /** Navigates to another page of this site. */
  onGo: (address: string) => void;
}

/** „Uvoz CV-ja iz fajla”: a file is chosen, previewed beside the CV, and imported part by part. */
export function ImportPage({ userId, initial, onGo }: ImportPageProps) {
  const t = useTexts();
  const toasts = useToast();
  const [read, setRead] = useState<ReadFile | null>(null);
  // Stored in this tab only, so the server cannot know it.
  useEffect(() => setRead(savedImport(userId)), [userId]);

  const take = (next: ReadFile | null): void => {
    saveImport(userId, next);
    setRead(next);
  };
  if (!read) return <ChooseFile onRead={take} />;
  return (
    <ImportPreview
      read={read}
      initial={initial}
      onOther={() => take(null)}
      onTaken={() => {
        saveImport(userId, null);
        toasts.show({ tone: 'ok', title: t('candidates.cvImport.taken') });
        onGo(cvAddress('opsti-podaci'));
      }}
    />
  );
}
