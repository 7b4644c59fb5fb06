CREATE TABLE "account_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"text_version" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_identities_subject_unique" UNIQUE("provider","subject"),
	CONSTRAINT "external_identities_account_unique" UNIQUE("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mail_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"response_code" integer,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "employers" DROP CONSTRAINT "employers_pib_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "registered_through" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "news_notifications" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "special_offers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "application_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "registration_number_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "about_account_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "link_token_hash" text;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attempts" ADD CONSTRAINT "mail_attempts_mail_id_mail_messages_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_exports_account_index" ON "account_exports" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "account_tokens_account_index" ON "account_tokens" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "consents_account_index" ON "consents" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_created_index" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_object_index" ON "audit_entries" USING btree ("object_kind","object_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" USING btree ("actor");--> statement-breakpoint
CREATE INDEX "mail_attempts_mail_index" ON "mail_attempts" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employers_pib_unique" ON "employers" USING btree ("pib") WHERE "employers"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_messages_recipient_index" ON "mail_messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mail_messages_account_index" ON "mail_messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_messages_about_index" ON "mail_messages" USING btree ("about_account_id");--> statement-breakpoint
CREATE INDEX "mail_messages_waiting_index" ON "mail_messages" USING btree ("state") WHERE "mail_messages"."state" in ('queued', 'retrying', 'failed');--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_link_token_unique" UNIQUE("link_token_hash");