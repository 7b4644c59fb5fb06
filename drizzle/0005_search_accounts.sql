ALTER TABLE "accounts" ADD COLUMN "search_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "accounts" SET "search_folded" = replace(translate(lower("name" || ' ' || "last_name" || ' ' || "email"), 'čćšžđ', 'ccszd'), 'dj', 'd');--> statement-breakpoint
CREATE INDEX "accounts_search_index" ON "accounts" USING gin ("search_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_created_index" ON "accounts" USING btree ("created_at","id");