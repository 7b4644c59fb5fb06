CREATE TABLE "search_visits" (
	"day" date NOT NULL,
	"visit" text NOT NULL,
	CONSTRAINT "search_visits_day_visit_pk" PRIMARY KEY("day","visit")
);
--> statement-breakpoint
DROP INDEX "orders_employer_index";--> statement-breakpoint
DROP INDEX "orders_created_index";--> statement-breakpoint
DROP INDEX "applications_posting_index";--> statement-breakpoint
DROP INDEX "postings_priority_index";--> statement-breakpoint
DROP INDEX "postings_newest_index";--> statement-breakpoint
CREATE INDEX "orders_employer_newest_index" ON "orders" USING btree ("employer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_newest_index" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_posting_newest_index" ON "applications" USING btree ("posting_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "employers_search_index" ON "employers" USING gin ("company_folded" gin_trgm_ops,"pib" gin_trgm_ops,"registration_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "employers_newest_index" ON "employers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employers_selected_index" ON "employers" USING btree ("selected_rank") WHERE selected_rank is not null;--> statement-breakpoint
CREATE INDEX "postings_newest_first_index" ON "postings" USING btree ("first_published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "postings_group_newest_index" ON "postings" USING btree ("product_group","first_published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "postings_group_ending_index" ON "postings" USING btree ("product_group","live_until","id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "mail_messages_state_index" ON "mail_messages" USING btree ("state","created_at");