import { fileEnding } from '#features/files/file-rules.ts';
import type { Api } from '#kit/api-client.ts';
import { longestNewName } from '#kit/file-name.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { AskedAct } from '#ui/forms/act-modal.tsx';

import { changeDocument, deleteDocument } from '../contract.ts';
import type { CandidateDocument } from '../fields.ts';

/** Dialog for a new name; the server keeps the file extension. */
export const renaming = (api: Api, t: Translate, { id, name }: CandidateDocument): AskedAct => {
  const ending = fileEnding(name);
  return {
    title: t('candidates.documents.rename.title'),
    field: {
      name: 'name',
      label: t('candidates.documents.rename.label'),
      hint: t('candidates.documents.rename.hint', { ending }),
      initial: name.slice(0, name.length - ending.length - 1),
      oneLine: true,
      limit: longestNewName,
      schema: async () => (await import('../fields.ts')).renameInput,
    },
    submit: t('candidates.documents.rename.submit'),
    done: t('candidates.documents.rename.done'),
    perform: (text) => api.call(changeDocument, { params: { id }, body: { name: text } }),
  };
};

/** Confirmation of a deletion, explaining what happens to copies sent with applications. */
export const deletion = (api: Api, t: Translate, { id, name, sentWith }: CandidateDocument): AskedAct => ({
  title: t('candidates.documents.deletion.title'),
  text: [
    t('candidates.documents.deletion.text', { name }),
    sentWith > 0
      ? t('candidates.documents.deletion.stays', { count: sentWith })
      : t('candidates.documents.deletion.notSent'),
  ].join(' '),
  field: null,
  submit: t('candidates.documents.deletion.submit'),
  sending: t('candidates.documents.deletion.sending'),
  dangerous: true,
  done: t('candidates.documents.deletion.done'),
  perform: () => api.call(deleteDocument, { params: { id } }),
});
