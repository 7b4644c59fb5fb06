import { useState } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { ApplyPage, EarlierNote } from '#features/applying/form/web/account/apply-page.tsx';
import { getLastLetter, listSentApplications } from '#features/applying/own/contract.ts';
import { blocksAnother, isReplaced } from '#features/applying/own/policy.ts';
import { getCv } from '#features/candidates/cv-contract.ts';
import { listDocuments } from '#features/candidates/documents/contract.ts';
import { DocumentUploads } from '#features/candidates/documents/web/document-uploads.tsx';
import { lacksMadeCv, MakeFirstCv } from '#features/candidates/documents/web/make-cv.tsx';
import { useDocumentUploads } from '#features/candidates/documents/web/use-document-uploads.ts';
import { getCandidateProfile } from '#features/candidates/profile-contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { PostingSummary } from '#features/postings/web/summary/posting-summary.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { InBrowser } from '../wizard/in-browser.tsx';
import type { Route } from './+types/apply';

/** Applying with an account; postings that do not accept applications here are shown instead. */
export const loader = pageLoader(async ({ call, describe, params, t }: Loading<Route.LoaderArgs>) => {
  const [{ data: posting }, { data: profile }, { data: documents }, { data: cv }, { data: last }] = await Promise.all([
    call(getPosting, { params }),
    call(getCandidateProfile, {}),
    call(listDocuments, {}),
    call(getCv, {}),
    call(getLastLetter, {}),
  ]);
  if (!posting.live || posting.applyMode !== 'platform') throw redirect(pageAddress('posting', posting.id));
  const { data: earlier } = await call(listSentApplications, { query: { posting: String(posting.id) } });
  return {
    posting,
    profile,
    documents,
    lastLetter: last.letter,
    makesCv: lacksMadeCv(cv, documents),
    earlier: earlier.find(blocksAnother) ?? null,
    replaced: earlier.find(isReplaced) ?? null,
    page: describe({ title: `${t('applications.apply.title')}: ${posting.positionTitle}` }),
  };
});

export const shouldRevalidate = onlyOtherPages;

export default function Apply({ loaderData }: Route.ComponentProps) {
  const { posting, profile, documents, lastLetter, makesCv, earlier, replaced } = loaderData;
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const [added, setAdded] = useState<readonly string[]>([]);
  const add = (id: string) => setAdded((before) => [...before, id]);
  const uploads = useDocumentUploads(revalidate, add);
  const title = t('applications.apply.title');
  if (earlier)
    return (
      <Main className="wrap page wrap-medium">
        <h1 className="mb24">{title}</h1>
        <EarlierNote earlier={earlier} />
      </Main>
    );
  return (
    <Main className="wrap page wrap-medium">
      <InBrowser title={title}>
        {replaced ? <EarlierNote earlier={replaced} replaced /> : null}
        <ApplyPage
          key={posting.id}
          posting={posting}
          person={{
            name: `${profile.name} ${profile.lastName}`,
            email: profile.email,
            phone: profile.phoneText,
            city: profile.city,
          }}
          documents={documents
            .filter(({ held }) => held !== 'infected')
            .map(({ cvForm, ...document }) => ({ ...document, generated: cvForm !== null }))}
          lastLetter={lastLetter}
          aside={<PostingSummary posting={posting} note={t('applications.apply.onlyEmployer')} />}
          uploads={
            <>
              {makesCv ? (
                <MakeFirstCv
                  onMade={(id) => {
                    add(id);
                    return revalidate();
                  }}
                />
              ) : null}
              <DocumentUploads uploads={uploads} saved={documents.length} />
            </>
          }
          uploading={uploads.pending.some(({ error }) => error === null)}
          added={added}
          refresh={revalidate}
        />
      </InBrowser>
    </Main>
  );
}
