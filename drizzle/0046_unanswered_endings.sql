CREATE TABLE "unanswered_endings" (
	"posting_id" integer PRIMARY KEY NOT NULL,
	"days" smallint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unanswered_endings" ADD CONSTRAINT "unanswered_endings_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;