import { lazy, type ReactNode } from 'react';
import { NoticeAddressNote } from '#features/employers/addresses/web/notice-address-note.tsx';
import { NoticeNoteProvider } from '#features/publishing/wizard/web/notice-note.tsx';
import { SalaryNotes } from '#features/publishing/wizard/web/salary-notes.ts';
import type { SalaryNote } from '#plugins/places/salary-notes.ts';
import * as salaryNotes from '#plugins/places/salary-notes.ts';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { InBrowser } from './in-browser.tsx';
import type { WizardData } from './wizard-data.ts';

const WizardPage = lazy(() => import('#features/publishing/wizard/web/wizard-page.tsx'));

const notes: Readonly<Record<string, SalaryNote>> = salaryNotes;

/** The frame of the wizard; above it the breadcrumbs. */
export function WizardFrame({ above, addresses, ...wizard }: WizardData & { above?: ReactNode }) {
  const t = useTexts();
  return (
    <Main className="wrap page">
      {above}
      <InBrowser title={t(`postings.wizard.titles.${wizard.kind}`)}>
        <NoticeNoteProvider value={(email) => <NoticeAddressNote email={email} addresses={addresses} />}>
          <SalaryNotes value={notes}>
            <WizardPage {...wizard} />
          </SalaryNotes>
        </NoticeNoteProvider>
      </InBrowser>
    </Main>
  );
}
