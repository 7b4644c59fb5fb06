CREATE TABLE "price_lists" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_types" ADD COLUMN "list_badge" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "selected_rank" integer;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "ad_types" SET "list_badge" = false WHERE "code" IN ('standard', 'free');--> statement-breakpoint
INSERT INTO "price_lists" ("id", "version") VALUES (1, 1);
