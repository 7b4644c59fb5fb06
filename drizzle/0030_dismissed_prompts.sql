CREATE TABLE "dismissed_prompts" (
	"account_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_prompts_account_id_prompt_pk" PRIMARY KEY("account_id","prompt")
);
--> statement-breakpoint
ALTER TABLE "dismissed_prompts" ADD CONSTRAINT "dismissed_prompts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;