CREATE TABLE "company_photos" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"employer_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"alt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "employees" integer;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "selection_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_photos" ADD CONSTRAINT "company_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_photos" ADD CONSTRAINT "company_photos_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_photos_employer_index" ON "company_photos" USING btree ("employer_id","position");--> statement-breakpoint
CREATE TRIGGER company_photos_note AFTER INSERT OR UPDATE OR DELETE ON company_photos FOR EACH ROW
  EXECUTE FUNCTION note_change('employer:{id}', 'employers');
