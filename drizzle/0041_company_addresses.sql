CREATE TABLE "company_addresses" (
	"employer_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "company_addresses_employer_id_email_pk" PRIMARY KEY("employer_id","email"),
	CONSTRAINT "company_addresses_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "confirmation_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_addresses" ADD CONSTRAINT "company_addresses_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_addresses" ADD CONSTRAINT "company_addresses_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_addresses_email_index" ON "company_addresses" USING btree ("email");--> statement-breakpoint
CREATE INDEX "company_addresses_requested_by_index" ON "company_addresses" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "applications_confirmation_due_index" ON "applications" USING btree ("email") WHERE confirmation_due_at is not null;--> statement-breakpoint
-- Where notices of published postings have gone until now they go on going.
INSERT INTO "company_addresses" ("employer_id", "email", "requested_at", "expires_at", "confirmed_at")
SELECT "employer_id", lower("address"), min("first_published_at"), min("first_published_at"), min("first_published_at")
FROM (
	SELECT "employer_id", "notifications_email" AS "address", "first_published_at" FROM "postings" WHERE "first_published_at" IS NOT NULL
	UNION ALL
	SELECT "employer_id", "advertiser_email", "first_published_at" FROM "postings" WHERE "first_published_at" IS NOT NULL
) AS "used"
WHERE "address" ~ '^[^\s,@]+@[^\s,@]+$'
GROUP BY "employer_id", lower("address");
--> statement-breakpoint
-- The list of companies shows how they answer, as their own pages do.
CREATE TRIGGER reply_figures_note_list AFTER INSERT OR DELETE ON reply_figures FOR EACH ROW
	EXECUTE FUNCTION note_change('employers');
--> statement-breakpoint
CREATE TRIGGER reply_figures_note_list_update AFTER UPDATE ON reply_figures FOR EACH ROW
	WHEN ((OLD.ended, OLD.answered, OLD.median_days) IS DISTINCT FROM (NEW.ended, NEW.answered, NEW.median_days))
	EXECUTE FUNCTION note_change('employers');
