ALTER TABLE "applications" ADD COLUMN "deletion_announced_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "application_documents_file_index" ON "application_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "applications_created_index" ON "applications" USING btree ("created_at");