ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
CREATE INDEX "employers_logo_file_index" ON "employers" USING btree ("logo_file_id") WHERE logo_file_id is not null;--> statement-breakpoint
CREATE INDEX "postings_image_file_index" ON "postings" USING btree ("image_file_id") WHERE image_file_id is not null;--> statement-breakpoint
CREATE INDEX "postings_file_index" ON "postings" USING btree ("file_id") WHERE file_id is not null;