ALTER TABLE "postings" ADD COLUMN "changed_tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "postings_changed_index" ON "postings" USING btree ("changed_tx");
--> statement-breakpoint
CREATE FUNCTION note_posting_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_tx := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_note_change BEFORE UPDATE OF employer_id, state, product_group, priority, position_title, advertiser_name, categories, place_tags,
  contract_type, job_type, work_model, experience, career_levels, education_levels, salary_filter, first_published_at, live_until, search
  ON postings FOR EACH ROW EXECUTE FUNCTION note_posting_change();
