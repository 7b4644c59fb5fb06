DROP INDEX "posting_reports_posting";--> statement-breakpoint
ALTER TABLE "posting_reports" ADD COLUMN "reporter" text;--> statement-breakpoint
CREATE UNIQUE INDEX "posting_reports_once" ON "posting_reports" USING btree ("posting_id","reporter");