CREATE TABLE "application_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"decision_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"posting_id" integer NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unanswered_endings" (
	"posting_id" integer PRIMARY KEY NOT NULL,
	"days" smallint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reply_figures" ADD COLUMN "decidable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_figures" ADD COLUMN "decided" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "result_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "result_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_results" ADD CONSTRAINT "application_results_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_results" ADD CONSTRAINT "application_results_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_results" ADD CONSTRAINT "application_results_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered_endings" ADD CONSTRAINT "unanswered_endings_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_results_pending_unique" ON "application_results" USING btree ("application_id") WHERE notified_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_results_once_unique" ON "application_results" USING btree ("application_id","result");--> statement-breakpoint
CREATE INDEX "application_results_posting_index" ON "application_results" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "application_results_due_index" ON "application_results" USING btree ("send_at") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "application_results_decided_by_index" ON "application_results" USING btree ("decided_by");