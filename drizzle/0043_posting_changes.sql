CREATE TABLE "posting_changes" (
	"posting_id" integer PRIMARY KEY NOT NULL,
	"input" jsonb NOT NULL,
	"image_file_id" uuid,
	"file_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting_changes" ADD CONSTRAINT "posting_changes_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_changes" ADD CONSTRAINT "posting_changes_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_changes" ADD CONSTRAINT "posting_changes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;