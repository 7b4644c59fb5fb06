CREATE TABLE "sent_drafts" (
	"account_id" uuid NOT NULL,
	"draft_id" text NOT NULL,
	"posting_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_drafts_account_id_draft_id_pk" PRIMARY KEY("account_id","draft_id")
);
--> statement-breakpoint
ALTER TABLE "posting_drafts" ADD COLUMN "draft_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_drafts" ADD CONSTRAINT "sent_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_drafts" ADD CONSTRAINT "sent_drafts_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_drafts_posting_index" ON "sent_drafts" USING btree ("posting_id");--> statement-breakpoint
-- The same for the same draft, wherever an older site is updated.
UPDATE "posting_drafts" SET "draft_id" = md5("account_id"::text || "kind");
