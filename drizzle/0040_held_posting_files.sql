-- A posting's page says that its file is being looked at; it is made anew once the scanner has answered (ADR 61).
CREATE FUNCTION note_held_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO noted_changes (scope)
  SELECT 'posting:' || id FROM postings WHERE file_id = NEW.id OR image_file_id = NEW.id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER files_note_held AFTER UPDATE OF held_as ON files FOR EACH ROW
  WHEN (OLD.held_as IS DISTINCT FROM NEW.held_as) EXECUTE FUNCTION note_held_file();
