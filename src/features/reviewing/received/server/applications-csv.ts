import { eq } from 'drizzle-orm';
import type { ApplicationRow } from '#features/applying/server/application-table.ts';
import type { Download } from '#features/files/server/index.ts';
import type { Question } from '#features/postings/fields.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { csvLine, csvStart } from '#host/csv.ts';
import type { Executor } from '#host/database/database.ts';
import { formatDateTime } from '#kit/dates.ts';
import { cleanNewName } from '#kit/file-name.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatPhone } from '#kit/phone.ts';
import { requirementState } from './list-filter.ts';
import { readInOrder } from './list-store.ts';

/** Number of rows in memory at a time. */
const atOnce = 500;

/** Maximum length of the file name without its extension. */
const longestName = 120;

type Column = [title: string, value: (row: ApplicationRow, open: boolean) => string];

const columnsOf = (questions: readonly Question[], t: Translate, language: Language): Column[] => {
  const yes = t('applications.reviewing.file.yes');
  return [
    [
      t('applications.reviewing.file.name'),
      ({ firstName, lastName, erasedAt }) =>
        erasedAt ? t('applications.employer.erased') : `${firstName} ${lastName}`,
    ],
    [t('applications.facts.email'), ({ email }) => email ?? ''],
    [t('applications.facts.phone'), ({ phone }) => formatPhone(phone)],
    [t('applications.facts.city'), ({ city }) => city],
    [t('applications.facts.address'), ({ address }) => address],
    [t('applications.reviewing.file.type'), ({ applicationType }) => t(`applications.types.${applicationType}`)],
    [t('applications.reviewing.file.status'), ({ status }) => t(`applications.reviewing.statuses.${status}`)],
    [t('notifications.kinds.result'), ({ result }) => (result ? t(`applications.badges.results.${result}`) : '')],
    ...questions.map(
      ({ id, text }): Column => [
        text,
        ({ answers }, open) =>
          open ? (answers.find(({ questionId }) => questionId === id)?.answers ?? []).join(', ') : '',
      ],
    ),
    [
      t('applications.reviewing.file.requirements'),
      ({ answers }, open) => {
        const state = open ? requirementState({ answers }) : null;
        return state ? t(`applications.reviewing.requirements.${state}`) : '';
      },
    ],
    [t('applications.reviewing.file.sentAt'), ({ createdAt }) => formatDateTime(createdAt, language)],
    [t('applications.reviewing.file.withdrawn'), ({ withdrawnAt }) => (withdrawnAt ? yes : '')],
  ];
};

/**
 * A posting's applications as a CSV file that Excel opens by double click, one per line in the order of `ids`; without
 * the content of withdrawn ones. Null when the posting is gone.
 */
export async function applicationsCsv(
  executor: Executor,
  postingId: number,
  ids: readonly string[],
  { language, t }: { language: Language; t: Translate },
): Promise<Download | null> {
  const [posting] = await executor
    .select({ positionTitle: postings.positionTitle, questions: postings.questions })
    .from(postings)
    .where(eq(postings.id, postingId));
  if (!posting) return null;
  const { positionTitle, questions } = posting;
  const columns = columnsOf(questions, t, language);
  async function* content(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    const titles = columns.map(([title]) => title);
    yield encoder.encode(csvStart + csvLine(titles, language));
    for (let from = 0; from < ids.length; from += atOnce) {
      const rows = await readInOrder(executor, ids.slice(from, from + atOnce));
      const lines = rows.map((row) =>
        csvLine(
          columns.map(([, value]) => value(row, row.withdrawnAt === null)),
          language,
        ),
      );
      yield encoder.encode(lines.join(''));
    }
  }
  const name = cleanNewName(t('applications.employer.listTitle', { positionTitle })).slice(0, longestName);
  return { name: `${name.toWellFormed()}.csv`, mediaType: 'text/csv; charset=utf-8', content: content() };
}
