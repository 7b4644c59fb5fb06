ALTER TABLE "files" ADD COLUMN "held_as" text;--> statement-breakpoint
CREATE INDEX "files_checking_index" ON "files" USING btree ("created_at") WHERE "files"."held_as" = 'checking';