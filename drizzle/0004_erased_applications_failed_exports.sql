ALTER TABLE "applications" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_exports" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applications_email_index" ON "applications" USING btree ("email");