CREATE TABLE "noted_changes" (
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"scope" text NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "noted_changes_tx_scope_pk" PRIMARY KEY("tx","scope")
);
--> statement-breakpoint
CREATE INDEX "noted_changes_noted_index" ON "noted_changes" USING btree ("noted_at");--> statement-breakpoint
-- What guests' pages hang on (ADR 52). Arguments are scopes; {id} stands for the row's id, or its company's.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(COALESCE(NEW, OLD));
  scope text;
BEGIN
  FOREACH scope IN ARRAY TG_ARGV LOOP
    INSERT INTO noted_changes (scope)
    VALUES (replace(scope, '{id}', COALESCE(changed ->> 'employer_id', changed ->> 'id', '')))
    ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Apart, because a posting is long and thousands may be written at once.
CREATE FUNCTION note_posting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting_id integer := COALESCE(NEW.id, OLD.id);
  company_id integer := COALESCE(NEW.employer_id, OLD.employer_id);
BEGIN
  INSERT INTO noted_changes (scope) VALUES ('posting:' || posting_id), ('employer:' || company_id), ('postings')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_note AFTER INSERT OR DELETE ON postings FOR EACH ROW EXECUTE FUNCTION note_posting();
--> statement-breakpoint
-- A second change of the same transaction has the same number, and was noted with the first.
CREATE TRIGGER postings_note_update AFTER UPDATE ON postings FOR EACH ROW
  WHEN (OLD.changed_tx IS DISTINCT FROM NEW.changed_tx) EXECUTE FUNCTION note_posting();
--> statement-breakpoint
CREATE TRIGGER employers_note AFTER INSERT OR DELETE ON employers FOR EACH ROW
  EXECUTE FUNCTION note_change('employer:{id}', 'employers');
--> statement-breakpoint
CREATE TRIGGER employers_note_update AFTER UPDATE ON employers FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('employer:{id}', 'employers', 'postings');
--> statement-breakpoint
CREATE TRIGGER reply_figures_note AFTER INSERT OR DELETE ON reply_figures FOR EACH ROW
  EXECUTE FUNCTION note_change('employer:{id}');
--> statement-breakpoint
-- They are counted anew each hour, and seldom differ.
CREATE TRIGGER reply_figures_note_update AFTER UPDATE ON reply_figures FOR EACH ROW
  WHEN ((OLD.ended, OLD.answered, OLD.median_days) IS DISTINCT FROM (NEW.ended, NEW.answered, NEW.median_days))
  EXECUTE FUNCTION note_change('employer:{id}');
--> statement-breakpoint
CREATE TRIGGER accounts_note AFTER UPDATE ON accounts FOR EACH ROW
  WHEN (OLD.blocked_at IS DISTINCT FROM NEW.blocked_at) EXECUTE FUNCTION note_change('employers', 'postings');
--> statement-breakpoint
CREATE TRIGGER ad_types_note AFTER INSERT OR UPDATE OR DELETE ON ad_types FOR EACH ROW EXECUTE FUNCTION note_change('prices');
--> statement-breakpoint
CREATE TRIGGER ad_prices_note AFTER INSERT OR UPDATE OR DELETE ON ad_prices FOR EACH ROW EXECUTE FUNCTION note_change('prices');
--> statement-breakpoint
CREATE TRIGGER ad_packages_note AFTER INSERT OR UPDATE OR DELETE ON ad_packages FOR EACH ROW EXECUTE FUNCTION note_change('prices');
--> statement-breakpoint
CREATE TRIGGER blog_posts_note AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW EXECUTE FUNCTION note_change('blog');
--> statement-breakpoint
CREATE TRIGGER settings_note AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH ROW EXECUTE FUNCTION note_change('settings');
