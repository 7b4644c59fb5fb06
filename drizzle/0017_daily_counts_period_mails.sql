CREATE TABLE "posting_period_mails" (
	"posting_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period_started_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posting_period_mails_posting_id_kind_period_started_at_pk" PRIMARY KEY("posting_id","kind","period_started_at")
);
--> statement-breakpoint
CREATE TABLE "posting_daily_apply_clicks" (
	"posting_id" integer NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "posting_daily_apply_clicks_posting_id_day_pk" PRIMARY KEY("posting_id","day")
);
--> statement-breakpoint
CREATE TABLE "posting_daily_views" (
	"posting_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "posting_daily_views_posting_id_day_source_pk" PRIMARY KEY("posting_id","day","source")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posting_period_mails" ADD CONSTRAINT "posting_period_mails_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_daily_apply_clicks" ADD CONSTRAINT "posting_daily_apply_clicks_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_daily_views" ADD CONSTRAINT "posting_daily_views_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_unopened_index" ON "applications" USING btree ("posting_id") WHERE opened_at is null;--> statement-breakpoint
-- Where the views so far came from is not known.
INSERT INTO "posting_daily_views" ("posting_id", "day", "source", "count")
SELECT "posting_id", "day", 'direct', count(*)::int FROM "posting_views" GROUP BY "posting_id", "day";--> statement-breakpoint
INSERT INTO "posting_daily_apply_clicks" ("posting_id", "day", "count")
SELECT "posting_id", "day", count(*)::int FROM "posting_apply_clicks" GROUP BY "posting_id", "day";
