import { asc } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createDatabaseBefore } from '#tests/support/earlier-database.ts';
import { toReason } from '../posting-move.ts';
import { postingMoves } from './posting-table.ts';

const database = await createDatabaseBefore('0024_posting_move_causes');

/** Moves as they were written with one field for both, and what that field holds: a code of the program's, or prose. */
const moves = [
  { from: null, to: 'awaiting_payment', reason: '' },
  { from: null, to: 'in_review', reason: 'verification', is: 'cause' },
  { from: null, to: 'in_review', reason: 'wording', is: 'cause' },
  { from: null, to: 'active', reason: 'import', is: 'cause' },
  { from: 'active', to: 'in_review', reason: 'wording', is: 'cause' },
  { from: 'rejected', to: 'in_review', reason: 'correction', is: 'cause' },
  { from: 'awaiting_payment', to: 'in_review', reason: 'verification', is: 'cause' },
  { from: 'in_review', to: 'active', reason: '' },
  { from: 'in_review', to: 'active', reason: 'Naziv predstave „Do 35 godina”.', is: 'note' },
  // An administrator approved with a word that is a code elsewhere.
  { from: 'in_review', to: 'active', reason: 'import', is: 'note' },
  { from: 'in_review', to: 'active', reason: 'wording', is: 'note' },
  { from: 'in_review', to: 'rejected', reason: 'verification', is: 'note' },
  { from: 'in_review', to: 'rejected', reason: 'Navedite mesto rada.', is: 'note' },
  { from: 'active', to: 'expired', reason: '' },
  { from: 'active', to: 'expired', reason: 'import', is: 'cause' },
  { from: 'expired', to: 'active', reason: 'import', is: 'cause' },
  { from: 'expired', to: 'active', reason: 'renewal', is: 'cause' },
  { from: 'closed', to: 'awaiting_payment', reason: 'renewal', is: 'cause' },
  { from: 'active', to: 'closed', reason: 'filled', is: 'cause' },
  { from: 'in_review', to: 'closed', reason: 'withdrawn', is: 'cause' },
  { from: 'awaiting_payment', to: 'closed', reason: 'unpaid', is: 'cause' },
  { from: 'active', to: 'closed', reason: 'blocked', is: 'cause' },
  { from: 'closed', to: 'active', reason: 'unblocked', is: 'cause' },
  { from: 'active', to: 'removed', reason: 'blocked', is: 'note' },
  { from: 'active', to: 'removed', reason: 'Traži se uplata unapred.', is: 'note' },
] as const;

beforeAll(async () => {
  const now = '2026-11-20T11:00:00Z';
  await database.pool.query(
    `insert into employers (company, company_folded, created_at) values ('Pekara', 'pekara', $1)`,
    [now],
  );
  await database.pool.query(
    `insert into postings (employer_id, state, product_group, product_duration, priority, position_title, contract_type,
        job_type, content_type, created_at, updated_at, search, search_head)
      select id, 'active', 'free', 15, 4, 'Pekar', 'neodredjeno', 'puno', 'text', $1, $1, '', '' from employers`,
    [now],
  );
  for (const { from, to, reason } of moves)
    await database.pool.query(
      `insert into posting_moves (posting_id, from_state, to_state, reason, moved_at)
        select id, $1, $2, $3, $4 from postings`,
      [from, to, reason, now],
    );
  await migrateDatabase(database);
});

test('the field that was both is parted into causes and notes', async () => {
  const rows = await database.executor.select().from(postingMoves).orderBy(asc(postingMoves.id));
  expect(rows.map(({ cause, note }) => ({ cause, note }))).toEqual(
    moves.map((move) => ({
      cause: 'is' in move && move.is === 'cause' ? move.reason : null,
      note: 'is' in move && move.is === 'note' ? move.reason : '',
    })),
  );
});

test('responses contain for each what they contained before', async () => {
  const rows = await database.executor.select().from(postingMoves).orderBy(asc(postingMoves.id));
  expect(rows.map(toReason)).toEqual(moves.map(({ reason }) => reason));
});
