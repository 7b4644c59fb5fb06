import { Readable } from 'node:stream';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { Problem } from '#kit/problem.ts';
import { makeCvDocument } from '../../cv-contract.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import type { CvDocumentInput } from '../../cv-fields.ts';
import { toCandidateProfile, toCv } from '../../server/candidate-rows.ts';
import { type Candidate, findCandidate } from '../../server/candidate-store.ts';
import * as store from './cv-document-store.ts';
import { createCvDrawing } from './cv-drawing.ts';
import type { SentWith } from './document-routes.ts';
import { freeName, lockAccount } from './document-store.ts';
import type { DocumentRow } from './document-table.ts';

/** File name, e.g. „CV sa Prilike, Milica Đorđević (ćirilica).pdf”. */
const fileName = (t: Translate, form: CvDocumentForm, person: string): string => {
  const name = person.replace(/[^\p{L}\p{M}\p{N}.'’ -]/gu, '').trim();
  const title = name === '' ? t('candidates.cvDocument.namelessFile') : t('candidates.cvDocument.fileName', { name });
  return `${title}${form === 'latin' ? '' : ` (${t(`candidates.cvDocument.forms.${form}`)})`}.pdf`;
};

/** Whether the CV would contain nothing but the account's name and email address. */
const isEmpty = (candidate: Candidate): boolean => {
  const { version: _v, name: _n, lastName: _l, email: _e, ...general } = toCandidateProfile(candidate);
  const { version: _w, changedAt: _c, ...sections } = toCv(candidate);
  return Object.values({ ...general, ...sections }).every(
    (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
  );
};

export function createCvDocumentRoutes(
  deps: Pick<Machinery, 'database' | 'clock' | 'translator'> & {
    files: Pick<Files, 'save' | 'open' | 'discard' | 'lockDocuments' | 'requireRoom'>;
    sentWith: SentWith;
    /** Rate limit per account (rules.md#cv-documents). */
    perAccount: RateLimit;
  },
): Route[] {
  const { database, clock, files } = deps;
  const draw = createCvDrawing(deps);

  /** The document to replace; null for a new one, after checking that there is room for it. */
  const placeFor = async (
    executor: Executor,
    accountId: string,
    { form, replace }: CvDocumentInput,
  ): Promise<DocumentRow | null> => {
    if (replace !== undefined) {
      const old = await store.findCvDocument(executor, accountId, replace, form);
      if (!old) throw new Problem('candidates.document-not-found');
      return old;
    }
    await files.requireRoom(executor, accountId);
    return null;
  };

  /** Files sent with an application are kept. */
  const discardUnsent = async (tx: Executor, fileId: string): Promise<void> => {
    if (((await deps.sentWith(tx, [fileId])).get(fileId) ?? 0) === 0) await files.discard(tx, [fileId]);
  };

  return [
    on(makeCvDocument, async ({ actor: { accountId }, language, body: input }) => {
      await deps.perAccount.consume(accountId);
      const candidate = await findCandidate(database.executor, accountId);
      if (!candidate) throw new Problem('unauthorized');
      if (isEmpty(candidate)) throw new Problem('candidates.cv-empty');
      // Checked before rendering, and again in the transaction, where concurrent requests are serialised.
      await placeFor(database.executor, accountId, input);
      const pdf = await draw(input.form, candidate);
      const { account } = candidate;
      const name = fileName(deps.translator(language), input.form, `${account.name} ${account.lastName}`.trim());
      let made: DocumentRow | undefined;
      const file = {
        purpose: 'document' as const,
        name,
        mediaType: 'application/pdf',
        ownerId: accountId,
        content: Readable.from([pdf]),
      };
      await files.save(file, async (tx, saved) => {
        // The account may have been deleted during rendering. It is locked before its files, as on deletion.
        if (!(await lockAccount(tx, accountId))) throw new Problem('unauthorized');
        await files.lockDocuments(tx, accountId);
        const old = await placeFor(tx, accountId, input);
        const values = {
          fileId: saved.id,
          addedAt: clock.now(),
          profileVersion: candidate.profile?.version ?? 0,
        };
        made = old
          ? await store.renewCvDocument(tx, old.id, values)
          : await store.insertCvDocument(tx, {
              ...values,
              accountId,
              cvForm: input.form,
              name: await freeName(tx, accountId, name),
            });
        if (old) await discardUnsent(tx, old.fileId);
      });
      if (!made) throw new Error('a made CV has no row');
      return {
        id: made.id,
        fileId: made.fileId,
        name: made.name,
        cvForm: input.form,
        type: 'application/pdf',
        size: pdf.byteLength,
        addedAt: made.addedAt.toISOString(),
      };
    }),
  ];
}
