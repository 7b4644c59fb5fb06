CREATE TABLE "analytics_choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"given" boolean NOT NULL,
	"text_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_choices" ADD CONSTRAINT "analytics_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_choices_account_index" ON "analytics_choices" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "analytics_choices_created_index" ON "analytics_choices" USING btree ("created_at");