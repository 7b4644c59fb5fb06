-- Every update of a posting marks it as changed, whichever columns it writes, so that a new column needs no trigger of its
-- own. Only counting a view or an application does not: lists and filters show the same afterwards.
CREATE OR REPLACE FUNCTION note_posting_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted postings%ROWTYPE;
BEGIN
  IF NEW.view_count <> OLD.view_count OR NEW.application_count <> OLD.application_count THEN
    counted := OLD;
    counted.view_count := NEW.view_count;
    counted.application_count := NEW.application_count;
    IF counted IS NOT DISTINCT FROM NEW THEN
      RETURN NEW;
    END IF;
  END IF;
  NEW.changed_tx := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER postings_note_change ON postings;
--> statement-breakpoint
CREATE TRIGGER postings_note_change BEFORE UPDATE ON postings FOR EACH ROW EXECUTE FUNCTION note_posting_change();
