CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"act" text NOT NULL,
	"posting_id" integer,
	"employer_id" integer,
	"account_id" uuid,
	"report_id" uuid,
	"about_id" uuid,
	"ground" text NOT NULL,
	"facts" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"object_until" date,
	"objected_at" timestamp with time zone,
	"objection" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting_changes" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "posting_moves" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_about_id_decisions_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_about_unique" ON "decisions" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "decisions_posting_index" ON "decisions" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "decisions_employer_index" ON "decisions" USING btree ("employer_id","decided_at");--> statement-breakpoint
CREATE INDEX "decisions_account_index" ON "decisions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "decisions_report_index" ON "decisions" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "decisions_decided_index" ON "decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "decisions_objected_index" ON "decisions" USING btree ("objected_at") WHERE "decisions"."objected_at" is not null;--> statement-breakpoint
-- Keys to tables above: a decision stays, and is counted, when what it was about is deleted.
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "postings"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "posting_reports"("id") ON DELETE set null;
