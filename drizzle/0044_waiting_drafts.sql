CREATE TABLE "waiting_drafts" (
	"account_id" uuid NOT NULL,
	"draft_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"posting_id" integer,
	"posting_version" integer,
	"values" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_drafts_account_id_draft_id_pk" PRIMARY KEY("account_id","draft_id")
);
--> statement-breakpoint
ALTER TABLE "waiting_drafts" ADD CONSTRAINT "waiting_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_drafts" ADD CONSTRAINT "waiting_drafts_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;