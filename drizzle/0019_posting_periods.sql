CREATE TABLE "posting_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"ad_type" text NOT NULL,
	"days" smallint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"dropped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "words_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_periods" ADD CONSTRAINT "posting_periods_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_periods" ADD CONSTRAINT "posting_periods_ad_type_ad_types_code_fk" FOREIGN KEY ("ad_type") REFERENCES "public"."ad_types"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_periods_posting_index" ON "posting_periods" USING btree ("posting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posting_periods_waiting_unique" ON "posting_periods" USING btree ("posting_id") WHERE started_at is null and dropped_at is null;--> statement-breakpoint
UPDATE "postings" SET "paid_until" = "live_until" WHERE "external_id" IS NULL;--> statement-breakpoint
UPDATE "postings" SET "words_shown" = false WHERE "first_published_at" IS NULL;--> statement-breakpoint
INSERT INTO "posting_periods" ("posting_id", "ad_type", "days", "asked_at", "started_at", "dropped_at")
SELECT "id", "product_group", "product_duration", "created_at", "first_published_at",
	CASE WHEN "first_published_at" IS NULL AND "state" IN ('closed', 'removed') THEN "updated_at" END
FROM "postings" WHERE "external_id" IS NULL;
