CREATE TABLE "hidden_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hidden_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"posting_id" integer,
	"employer_id" integer,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_items_posting_unique" UNIQUE("account_id","posting_id"),
	CONSTRAINT "hidden_items_employer_unique" UNIQUE("account_id","employer_id"),
	CONSTRAINT "hidden_items_one" CHECK (num_nonnulls("hidden_items"."posting_id", "hidden_items"."employer_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_items_posting_index" ON "hidden_items" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "hidden_items_employer_index" ON "hidden_items" USING btree ("employer_id");