-- What people wrote stays as the note; the program's codes become the cause. A code is one only where the program wrote it:
-- an administrator may have approved with the word „import”.
ALTER TABLE "posting_moves" RENAME COLUMN "reason" TO "note";--> statement-breakpoint
ALTER TABLE "posting_moves" ADD COLUMN "cause" text;--> statement-breakpoint
UPDATE "posting_moves" SET "cause" = "note", "note" = ''
WHERE ("to_state" = 'in_review' AND "note" IN ('verification', 'wording', 'correction'))
  OR ("to_state" = 'closed' AND "note" IN ('filled', 'withdrawn', 'unpaid', 'blocked'))
  OR ("to_state" = 'awaiting_payment' AND "note" = 'renewal')
  OR ("to_state" = 'active' AND "from_state" IN ('expired', 'closed') AND "note" IN ('renewal', 'unblocked'))
  OR ("to_state" IN ('active', 'expired') AND "note" = 'import' AND "from_state" IS DISTINCT FROM 'in_review');
