ALTER TABLE "applications" ADD COLUMN "awaiting_reply_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applications_awaiting_reply_index" ON "applications" USING btree ("posting_id") WHERE awaiting_reply_since is not null;--> statement-breakpoint
UPDATE "applications" AS a SET "awaiting_reply_since" = m.created_at
FROM (
	SELECT DISTINCT ON (application_id) application_id, side, created_at FROM "application_messages"
	ORDER BY application_id, created_at DESC, side
) AS m
WHERE m.application_id = a.id AND m.side = 'candidate' AND (a.result_at IS NULL OR a.result_at < m.created_at);
