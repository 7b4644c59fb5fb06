ALTER TABLE "postings" ADD COLUMN "search_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "postings_search_version_index" ON "postings" USING btree ("search_version","id");