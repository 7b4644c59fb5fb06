CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_type" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"mail_language" text DEFAULT 'sr' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ad_prices" (
	"ad_type" text NOT NULL,
	"days" smallint NOT NULL,
	"net_para" integer NOT NULL,
	CONSTRAINT "ad_prices_ad_type_days_pk" PRIMARY KEY("ad_type","days")
);
--> statement-breakpoint
CREATE TABLE "ad_types" (
	"code" text PRIMARY KEY NOT NULL,
	"priority" smallint NOT NULL,
	"available" boolean NOT NULL,
	"questionnaire" boolean NOT NULL,
	"on_home" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "application_documents_application_id_file_id_pk" PRIMARY KEY("application_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"posting_id" integer NOT NULL,
	"candidate_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"application_type" text NOT NULL,
	"cover_letter" text DEFAULT '' NOT NULL,
	"without_cv" boolean DEFAULT false NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'unsorted' NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_posting_email_unique" UNIQUE("posting_id","email")
);
--> statement-breakpoint
CREATE TABLE "employers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid,
	"company" text NOT NULL,
	"company_folded" text NOT NULL,
	"pib" text,
	"registration_number" text,
	"phone" text,
	"website" text,
	"location" text DEFAULT '' NOT NULL,
	"postal" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"company_email" text,
	"short_description" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"logo_file_id" uuid,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "employers_account_unique" UNIQUE("account_id"),
	CONSTRAINT "employers_pib_unique" UNIQUE("pib")
);
--> statement-breakpoint
CREATE TABLE "posting_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_views" (
	"posting_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "posting_views_posting_id_day_visitor_pk" PRIMARY KEY("posting_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer_id" integer NOT NULL,
	"state" text NOT NULL,
	"product_group" text NOT NULL,
	"product_duration" smallint NOT NULL,
	"priority" smallint NOT NULL,
	"position_title" text NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"place_tags" text[] DEFAULT '{}' NOT NULL,
	"contract_type" text NOT NULL,
	"job_type" text NOT NULL,
	"work_model" text,
	"experience" text,
	"career_levels" text[] DEFAULT '{}' NOT NULL,
	"education_levels" text[] DEFAULT '{}' NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"salary_currency" text,
	"salary_basis" text,
	"salary_filter" integer,
	"content_type" text NOT NULL,
	"job_short_description" text DEFAULT '' NOT NULL,
	"job_description" text DEFAULT '' NOT NULL,
	"conditions_description" text DEFAULT '' NOT NULL,
	"offers_description" text DEFAULT '' NOT NULL,
	"additional_description" text DEFAULT '' NOT NULL,
	"image_file_id" uuid,
	"file_id" uuid,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"advertiser_name" text DEFAULT '' NOT NULL,
	"advertiser_email" text DEFAULT '' NOT NULL,
	"notifications_email" text DEFAULT '' NOT NULL,
	"is_external_apply" boolean DEFAULT false NOT NULL,
	"external_link" text DEFAULT '' NOT NULL,
	"external_phone" text DEFAULT '' NOT NULL,
	"expiry_date" date,
	"first_published_at" timestamp with time zone,
	"last_renewed_at" timestamp with time zone,
	"live_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"application_count" integer DEFAULT 0 NOT NULL,
	"search" "tsvector" NOT NULL,
	"search_head" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"owner_id" uuid,
	"guest_token_hash" text,
	"attached_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text NOT NULL,
	"scope" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"params" jsonb NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"subject" text,
	"html" text,
	"plain" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_prices" ADD CONSTRAINT "ad_prices_ad_type_ad_types_code_fk" FOREIGN KEY ("ad_type") REFERENCES "public"."ad_types"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_accounts_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employers" ADD CONSTRAINT "employers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employers" ADD CONSTRAINT "employers_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_moves" ADD CONSTRAINT "posting_moves_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_views" ADD CONSTRAINT "posting_views_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_product_group_ad_types_code_fk" FOREIGN KEY ("product_group") REFERENCES "public"."ad_types"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_account_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "applications_posting_index" ON "applications" USING btree ("posting_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_candidate_index" ON "applications" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "employers_company_index" ON "employers" USING btree ("company_folded");--> statement-breakpoint
CREATE INDEX "posting_moves_posting_index" ON "posting_moves" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "postings_search_index" ON "postings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "postings_place_tags_index" ON "postings" USING gin ("place_tags");--> statement-breakpoint
CREATE INDEX "postings_categories_index" ON "postings" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "postings_priority_index" ON "postings" USING btree ("priority","first_published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "postings_newest_index" ON "postings" USING btree ("first_published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "postings_live_until_index" ON "postings" USING btree ("live_until","id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "postings_employer_index" ON "postings" USING btree ("employer_id","state");--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_unattached_index" ON "files" USING btree ("attached_at","created_at");--> statement-breakpoint
CREATE INDEX "mail_messages_created_index" ON "mail_messages" USING btree ("created_at");