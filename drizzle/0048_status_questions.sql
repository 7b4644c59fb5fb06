CREATE TABLE "status_questions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "status_questions" ADD CONSTRAINT "status_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_questions_due_index" ON "status_questions" USING btree ("asked_at") WHERE notified_at is null;