ALTER TABLE "reply_figures" ADD COLUMN "decidable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_figures" ADD COLUMN "decided" integer DEFAULT 0 NOT NULL;