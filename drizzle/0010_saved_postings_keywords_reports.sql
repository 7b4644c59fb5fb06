CREATE TABLE "ad_packages" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"discount_percent" smallint NOT NULL,
	"min_ads" smallint NOT NULL,
	"max_ads" smallint,
	"valid_months" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"posting_id" integer NOT NULL,
	"account_id" uuid,
	"email" text,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"handled_note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searched_keywords" (
	"day" date NOT NULL,
	"folded" text NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "searched_keywords_day_folded_pk" PRIMARY KEY("day","folded")
);
--> statement-breakpoint
CREATE TABLE "posting_apply_clicks" (
	"posting_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "posting_apply_clicks_posting_id_day_visitor_pk" PRIMARY KEY("posting_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "saved_postings" (
	"account_id" uuid NOT NULL,
	"posting_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_postings_account_id_posting_id_pk" PRIMARY KEY("account_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_by" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "posting_reports" ADD CONSTRAINT "posting_reports_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_reports" ADD CONSTRAINT "posting_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_reports" ADD CONSTRAINT "posting_reports_handled_by_accounts_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_apply_clicks" ADD CONSTRAINT "posting_apply_clicks_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_postings" ADD CONSTRAINT "saved_postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_postings" ADD CONSTRAINT "saved_postings_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_reports_posting" ON "posting_reports" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "posting_reports_account" ON "posting_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "posting_reports_email" ON "posting_reports" USING btree ("email");--> statement-breakpoint
CREATE INDEX "posting_reports_created" ON "posting_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "searched_keywords_folded_index" ON "searched_keywords" USING btree ("folded");--> statement-breakpoint
CREATE INDEX "saved_postings_posting_index" ON "saved_postings" USING btree ("posting_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_accounts_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_external_id_unique" UNIQUE("external_id");